import { type Database, hasTable } from '../platform/database/database.server.ts';
import { hasAdmin } from './users.db.ts';

/** Whether there is somebody who can sign in; asks a database without tables, or of any version, too. */
export async function isInstalled(db: Database): Promise<boolean> {
  return (await hasTable(db, 'users')) && hasAdmin(db);
}
