import type { Kysely } from 'kysely';

/** The number under which the professional's council knows them; who was registered before has none yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('professionals')
    .addColumn('registration_number', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
