import type { Kysely } from 'kysely';

/** The session that an upload was begun in: once it has ended, what is sent by its link is not published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('documents').addColumn('upload_session_id', 'text').execute();
}
