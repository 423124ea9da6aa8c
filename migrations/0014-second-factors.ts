import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('secret', 'text', (column) => column.notNull())
    // The last time step whose code was taken (RFC 6238, 5.2): none is taken twice.
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    // Empty until the first code has shown that the app has the secret.
    .addColumn('confirmed_at', 'timestamptz')
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_pkey', ['user_id', 'code_hash'])
    .execute();
  // Whether the session's user has one: read on every call, where the installation requires it.
  await db.schema
    .alterTable('sessions')
    .addColumn('second_factor', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
