import type { Kysely } from 'kysely';

/** Sign-ins with e-mails that nobody has, by where they came from, until the trail is told how many they were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unknown_sign_ins')
    .addColumn('network', 'text', (column) => column.primaryKey())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('unknown_sign_ins_window').on('unknown_sign_ins').column('window_ends_at').execute();
}
