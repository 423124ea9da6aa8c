import type { Kysely } from 'kysely';

/** The address that an administrator has confirmed to be the installation's own; empty as long as nobody has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('practice')
    .addColumn('public_url', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
