import type { Database } from '../../platform/database/database.server.ts';
import { countPasskeys } from '../passkeys/passkeys.db.ts';
import { findSecondFactor } from './second-factor.db.ts';

/** What a user has shown besides the password: an app that is set up, by its secret as it is kept, and passkeys, by their number. */
export type Factors = { secret: string | null; passkeys: number; isOn: boolean };

/** The second factors of a user that are in force. One of either kind is a second factor. */
export async function findFactors(db: Database, userId: string): Promise<Factors> {
  const [app, passkeys] = await Promise.all([findSecondFactor(db, userId), countPasskeys(db, userId)]);
  const secret = app?.confirmedAt ? app.secret : null;
  return { secret, passkeys, isOn: secret !== null || passkeys > 0 };
}
