import { type Kysely, sql } from 'kysely';

/** What each user is told, as a kind and an identifier: its words are made when it is read. And which way of each kind a user wants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // No reference: it would hold the rows of several users, in another order than who changes their access. None is deleted.
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    // What it is about; empty for what is about the user alone.
    .addColumn('subject_id', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    // False for what only goes out by e-mail.
    .addColumn('in_bell', 'boolean', (column) => column.notNull())
    .addColumn('read_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('notifications_user_id')
    .on('notifications')
    .columns(['user_id', 'in_bell', 'id'])
    .execute();
  await db.schema
    .createIndex('notifications_unread')
    .on('notifications')
    .columns(['user_id', 'in_bell', 'id'])
    .where(sql.ref('read_at'), 'is', null)
    .execute();
  await db.schema.createIndex('notifications_created_at').on('notifications').column('created_at').execute();
  await db.schema
    .createTable('notification_choices')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('in_bell', 'boolean', (column) => column.notNull())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('notification_choices_pkey', ['user_id', 'kind'])
    .execute();
}
