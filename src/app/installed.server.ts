import { hasAdmin } from '../access/users.db.ts';
import { type Database, hasTable } from '../platform/database/database.server.ts';

/** Whether there is somebody who can sign in; asks a database without tables, or of any version, too. */
export async function isInstalled(db: Database): Promise<boolean> {
  return (await hasTable(db, 'users')) && hasAdmin(db);
}
