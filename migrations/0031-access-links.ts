import type { Kysely } from 'kysely';

/** One-time links that let a user choose a password, what was asked for by 'Esqueci minha senha', and addresses that were given up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('access_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    // Empty while it waits for an approval: its time begins then.
    .addColumn('expires_at', 'timestamptz')
    .addColumn('notice_id', 'text', (column) => column.references('access_notices.id'))
    .execute();
  await db.schema.createIndex('access_links_user_id').on('access_links').column('user_id').execute();
  await db.schema
    .createTable('access_link_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Empty for an address that nobody has: what is done for it is the same.
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('former_emails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
