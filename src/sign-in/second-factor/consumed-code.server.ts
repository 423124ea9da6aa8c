import type { Database } from '../../platform/database/database.server.ts';
import { recoveryCodeHash } from './recovery-codes.server.ts';
import { consumeRecoveryCode, consumeStep } from './second-factor.db.ts';
import { isAppCode, stepOf } from './totp.server.ts';

/**
 * Whether what was typed is the code that the user's app shows, or one of the recovery codes. Either is used up by it: of
 * several calls with the same code exactly one is answered true.
 * @param secret the app's; null for a user whose second factor are passkeys alone
 */
export async function consumeCode(
  db: Database,
  userId: string,
  secret: string | null,
  typed: string,
): Promise<boolean> {
  if (!isAppCode(typed)) return consumeRecoveryCode(db, userId, recoveryCodeHash(userId, typed));
  const step = secret === null ? null : stepOf(secret, typed);
  return secret !== null && step !== null && consumeStep(db, userId, { secret, step });
}
