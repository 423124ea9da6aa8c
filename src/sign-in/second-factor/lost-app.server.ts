import type { Database } from '../../platform/database/database.server.ts';
import { record } from '../../trail/entries.db.ts';
import { tellUser } from '../accounts/account-notifications.server.ts';
import { deletePasskeysOf } from '../passkeys/passkeys.db.ts';
import { endSessionsOf } from '../sessions/sessions.db.ts';
import { findUserByEmail } from '../users.db.ts';
import { deleteRecoveryCodes, removeSecondFactor } from './second-factor.db.ts';

/**
 * For somebody who has lost phone, passkeys and recovery codes: turns the second factor off, of whatever kind, and ends the
 * sessions, which may be on the lost phone. The operator runs it, who has made sure who asks.
 * @returns what there was to turn off
 */
export async function forgetLostApp(
  db: Database,
  email: string,
  { isMailOn }: { isMailOn: boolean },
): Promise<'turned off' | 'none' | 'unknown user'> {
  const user = await findUserByEmail(db, email);
  if (!user) return 'unknown user';
  // Together: the second factors, the codes and the sessions of somebody.
  return db.transaction().execute(async (tx) => {
    const had = [await removeSecondFactor(tx, user.id), (await deletePasskeysOf(tx, user.id)) > 0];
    await deleteRecoveryCodes(tx, user.id);
    if (!had.includes(true)) return 'none';
    await endSessionsOf(tx, user.id);
    await tellUser(tx, { isMailOn }, { userId: user.id, change: 'second-factor-off' });
    await record(tx, { address: null }, { action: 'second-factor-off', subject: 'user', subjectId: user.id });
    return 'turned off';
  });
}
