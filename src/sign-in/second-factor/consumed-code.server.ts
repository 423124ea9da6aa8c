import type { Database } from '../../platform/database/database.server.ts';
import { recoveryCodeHash } from './recovery-codes.server.ts';
import { consumeRecoveryCode, consumeStep } from './second-factor.db.ts';
import { isAppCode, stepOf } from './totp.server.ts';

/**
 * Whether what was typed is the code that the user's app shows, or one of the recovery codes. Either is used up by it: of
 * several calls with the same code exactly one is answered true.
 */
export async function consumeCode(db: Database, userId: string, secret: string, typed: string): Promise<boolean> {
  if (!isAppCode(typed)) return consumeRecoveryCode(db, userId, recoveryCodeHash(userId, typed));
  const step = stepOf(secret, typed);
  return step !== null && consumeStep(db, userId, { secret, step });
}
