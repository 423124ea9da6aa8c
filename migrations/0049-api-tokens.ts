import type { Kysely } from 'kysely';

/** The keys by which other systems call in a user's name (decision 69). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    // What the user was when it was made, and the own record.
    .addColumn('user_type', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    // Separated by spaces.
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_used_at', 'timestamptz')
    // The day of the last use, and the addresses of that day, as JSON.
    .addColumn('used_on', 'text')
    .addColumn('used_from', 'text', (column) => column.notNull())
    .addColumn('warned_at', 'timestamptz')
    // The row stays: the trail names what it has done.
    .addColumn('revoked_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('api_tokens_user').on('api_tokens').column('user_id').execute();
}
