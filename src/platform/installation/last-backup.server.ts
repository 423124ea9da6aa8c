import type { Database } from '../database/database.server.ts';

const name = 'last-backup';

/** Writes down that a copy was made whole. */
export async function noteBackup(db: Database, at: string): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: at }))
    .execute();
}

/** When the last copy was made that is known of; null for none. */
export async function lastBackup(db: Database): Promise<string | null> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}
