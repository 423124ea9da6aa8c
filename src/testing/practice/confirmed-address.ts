import { type Database, type DatabasePlace, openDatabase } from '../../platform/database/database.server.ts';
import type {} from '../../practice/practice.db.ts';

/** Says how a test server is reached, as an administrator does before anything is issued. */
export async function confirmAddress(db: Database, url: string): Promise<void> {
  await db.updateTable('practice').set({ public_url: url }).execute();
}

/** The same of a server that runs in a process of its own, by where its data are. */
export async function confirmAddressAt(place: DatabasePlace, url: string): Promise<void> {
  const db = openDatabase(place);
  await confirmAddress(db, url);
  await db.destroy();
}
