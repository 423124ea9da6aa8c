import type { Kysely } from 'kysely';

/** The browsers that each user has signed in from: another one is worth a mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_devices')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_pkey', ['user_id', 'device_hash'])
    .execute();
}
