import type { Kysely } from 'kysely';

/** How often it was done, where one entry tells of several times. What was written before has none, and keeps its hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('audit_entries').addColumn('times', 'integer').execute();
}
