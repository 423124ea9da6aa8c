import type { Kysely } from 'kysely';

/** What the clock said, beside the place in the order. What was written before has none, and keeps its hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('audit_entries').addColumn('clock', 'timestamptz').execute();
}
