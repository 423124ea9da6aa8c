import type { Kysely } from 'kysely';

/** What waits for the one e-mail a day, and in which of them it went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notification_mails')
    .addColumn('notification_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    // Empty while it waits.
    .addColumn('digest_id', 'text')
    .addForeignKeyConstraint(
      'notification_mails_notification',
      ['notification_id'],
      'notifications',
      ['id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('notification_mails_digest')
    .on('notification_mails')
    .columns(['digest_id', 'user_id'])
    .execute();
}
