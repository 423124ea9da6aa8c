import type { Kysely } from 'kysely';

/** Since when a user may not sign in; empty for all who may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('deactivated_at', 'timestamptz').execute();
}
