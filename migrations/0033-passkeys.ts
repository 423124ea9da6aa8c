import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    // What the authenticator calls it (Web Authentication Level 3, 4): the browser names it at every use.
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    // How often the authenticator says it has been used; stays 0 where it does not count. Up to 32 bits without a sign: whole in
    // a double, which both engines read as a number.
    .addColumn('counter', 'double precision', (column) => column.notNull())
    // How the authenticator is reached (usb, internal …), comma-separated: a hint for the browser.
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('last_used_at', 'timestamptz')
    .execute();
  await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    // Empty for a sign-in without a password: the key itself says whose it is.
    .addColumn('user_id', 'text', (column) => column.references('users.id'))
    .addColumn('session_id', 'text')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
