import { type Kysely, sql } from 'kysely';

/** When somebody last worked in a session, which is not when it was last used: a screen that is left open asks, too. */
export async function up(db: Kysely<{ sessions: { active_at: string } }>): Promise<void> {
  // SQLite wants a default for a new column that is never empty; no row keeps it.
  await db.schema
    .alterTable('sessions')
    .addColumn('active_at', 'timestamptz', (column) => column.notNull().defaultTo('1970-01-01T00:00:00.000Z'))
    .execute();
  await db.updateTable('sessions').set({ active_at: sql`last_used_at` }).execute();
}
