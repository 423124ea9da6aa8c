import type { Kysely } from 'kysely';

/** Sessions get what their owner recognises them by. Those from before have none of it: everybody signs in once more. */
export async function up(db: Kysely<{ sessions: object }>): Promise<void> {
  await db.deleteFrom('sessions').execute();
  // SQLite wants a default for a new column that is never empty; no row takes it.
  await db.schema
    .alterTable('sessions')
    .addColumn('id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('last_used_at', 'timestamptz', (column) => column.notNull().defaultTo('1970-01-01T00:00:00.000Z'))
    .execute();
}
