import type { Kysely } from 'kysely';

/** The CID of an absence, which professionals alone read: sealed where there are keys; null where nobody has said it, as of every absence of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('absences').addColumn('cid', 'text').execute();
}
