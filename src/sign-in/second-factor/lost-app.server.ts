import type { Database } from '../../platform/database/database.server.ts';
import { record } from '../../trail/entries.db.ts';
import { endSessionsOf } from '../sessions/sessions.db.ts';
import { findUserByEmail } from '../users.db.ts';
import { removeSecondFactor } from './second-factor.db.ts';

/**
 * For somebody who has lost both phone and recovery codes: turns the second factor off and ends the sessions, which may be
 * on the lost phone. The operator runs it, who has made sure who asks.
 * @returns what there was to turn off
 */
export async function forgetLostApp(db: Database, email: string): Promise<'turned off' | 'none' | 'unknown user'> {
  const user = await findUserByEmail(db, email);
  if (!user) return 'unknown user';
  return db.transaction().execute(async (tx) => {
    if (!(await removeSecondFactor(tx, user.id))) return 'none';
    await endSessionsOf(tx, user.id);
    await record(tx, { address: null }, { action: 'second-factor-off', subject: 'user', subjectId: user.id });
    return 'turned off';
  });
}
