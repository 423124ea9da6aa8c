import type { Caller } from '../../access/caller.server.ts';
import { notSignedIn } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { lockActiveAdmins } from './accounts.db.ts';

/**
 * The administrators who may sign in, of whom the caller is one; they stay so until the transaction ends.
 * @throws 401 for a caller whom another one has shut out since the call was let in
 */
export async function mustStillBeAdmin(tx: Database, { userId }: Caller): Promise<string[]> {
  const admins = await lockActiveAdmins(tx);
  if (!admins.includes(userId)) throw notSignedIn();
  return admins;
}
