import type { CallContext } from '../../access/caller.server.ts';
import { recoveryCodeHash } from './recovery-codes.server.ts';
import { appSecretOf, codeHashOf } from './sealed-factors.server.ts';
import { consumeRecoveryCode, consumeStep, recoveryCodesOf } from './second-factor.db.ts';
import { isAppCode, stepOf } from './totp.server.ts';

type Sources = Pick<CallContext, 'db' | 'encryptionKeys'>;

/**
 * Whether what was typed is the code that the user's app shows, or one of the recovery codes. Either is used up by it: of
 * several calls with the same code exactly one is answered true.
 * @param kept the app's secret as it is kept; null for a user whose second factor are passkeys alone
 */
export async function consumeCode(
  sources: Sources,
  userId: string,
  kept: string | null,
  typed: string,
): Promise<boolean> {
  if (!isAppCode(typed)) return consumeRecovery(sources, userId, typed);
  const { db, encryptionKeys } = sources;
  const step = kept === null ? null : stepOf(appSecretOf(userId, kept, encryptionKeys), typed);
  return kept !== null && step !== null && consumeStep(db, userId, { secret: kept, step });
}

async function consumeRecovery({ db, encryptionKeys }: Sources, userId: string, typed: string): Promise<boolean> {
  const wanted = recoveryCodeHash(userId, typed);
  const codes = await recoveryCodesOf(db, userId);
  const kept = codes.find((code) => codeHashOf(userId, code, encryptionKeys) === wanted);
  return kept !== undefined && consumeRecoveryCode(db, userId, kept);
}
