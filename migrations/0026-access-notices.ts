import type { Kysely } from 'kysely';

/** What administrators are told of the accesses that one of them gives, and what waits for another one's word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('access_notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    // The address that the person was known by until then.
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    // Empty where nobody has to approve it.
    .addColumn('decision', 'text')
    .addColumn('decided_by', 'text', (column) => column.references('users.id'))
    // The password that is not in force yet; forgotten with the decision.
    .addColumn('password_hash', 'text')
    .execute();
  await db.schema.createIndex('access_notices_user_id').on('access_notices').column('user_id').execute();
  await db.schema.createIndex('access_notices_created_at').on('access_notices').column('created_at').execute();
  await db.schema
    .createTable('access_notice_readers')
    .addColumn('notice_id', 'text', (column) => column.notNull().references('access_notices.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('access_notice_readers_pkey', ['notice_id', 'user_id'])
    .execute();
}
