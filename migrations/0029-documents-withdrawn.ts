import type { Kysely } from 'kysely';

/** A document that was sent by mistake is withdrawn by who sent it: since when, and why. It is never deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('documents').addColumn('withdrawn_at', 'timestamptz').execute();
  await db.schema.alterTable('documents').addColumn('withdrawal_reason', 'text').execute();
}
