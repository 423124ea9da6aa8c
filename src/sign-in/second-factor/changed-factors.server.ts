import type { SignedInContext } from '../../access/caller.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { record } from '../../trail/entries.db.ts';
import type { Action } from '../../trail/trail.labels.ts';
import { tellUser } from '../accounts/account-notifications.server.ts';
import { endSessionsOf, lowerSessionsOf, raiseSession } from '../sessions/sessions.db.ts';
import { findFactors } from './factors.server.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.server.ts';
import { keepCodeHash } from './sealed-factors.server.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './second-factor.db.ts';

/** What can happen to a user's second factor, as the trail calls it. */
export type FactorChange = Extract<
  Action,
  'second-factor-on' | 'second-factor-off' | 'passkey-added' | 'passkey-removed' | 'recovery-codes-renewed'
>;

/** Writes down a change of a user's second factor: the last step of every one, and the one place that tells of them. */
export async function noteFactorChange(tx: Database, context: SignedInContext, action: FactorChange): Promise<void> {
  // New recovery codes are shown to whoever has just shown a factor: the trail is enough.
  if (action !== 'recovery-codes-renewed') {
    await tellUser(tx, context, { userId: context.caller.userId, change: action });
  }
  await record(tx, context, { action, subject: 'user', subjectId: context.caller.userId });
}

/**
 * What follows when a user has one more second factor. With the first one come recovery codes, and whoever else is signed in has
 * shown a password alone, and may not be the user: those sessions end.
 * @param before whether there was one already
 * @returns the recovery codes, the only time that they are seen; none where the user has them already
 */
export async function afterFactorAdded(tx: Database, context: SignedInContext, before: boolean): Promise<string[]> {
  if (before) return [];
  const { caller } = context;
  await endSessionsOf(tx, caller.userId, caller.token);
  await raiseSession(tx, caller.token);
  return giveRecoveryCodes(tx, context);
}

/** What follows when a user has one second factor less: after the last one the password is enough again. */
export async function afterFactorRemoved(tx: Database, userId: string): Promise<void> {
  if ((await findFactors(tx, userId)).isOn) return;
  await deleteRecoveryCodes(tx, userId);
  await lowerSessionsOf(tx, userId);
}

/** Makes new recovery codes of the caller, which take the place of those before. */
export async function giveRecoveryCodes(
  tx: Database,
  { caller: { userId }, encryptionKeys }: SignedInContext,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const kept = codes.map((code) => keepCodeHash(userId, recoveryCodeHash(userId, code), encryptionKeys));
  await replaceRecoveryCodes(tx, userId, kept);
  return codes;
}
