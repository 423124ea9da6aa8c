import type { SignedInContext } from '../../access/caller.server.ts';
import type { UserType } from '../../access/policy.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { endApiTokensOf } from '../api-tokens/revoked-tokens.server.ts';
import { mustWait, notifyOfAccess } from '../notices/given-access.server.ts';
import { endSessionsOf } from '../sessions/sessions.db.ts';
import { changeUserType } from '../users.db.ts';
import type { Access } from './professional-access.labels.ts';

/** The kind of user that a professional of an access is. */
export function typeOfAccess(access: Access): UserType {
  return access === 'reception' ? 'reception' : 'professional';
}

/**
 * Changes what a professional may do. Whoever is given clinical access reaches health data: the other administrators are told, and one
 * that waits for their word is not in force until then. What was begun with the access from before ends at once.
 * @param wanted left out, the access stays
 * @returns the access that holds now, for the register, and what the trail has to say besides the record's own change
 */
export async function changeAccess(
  tx: Database,
  context: SignedInContext,
  { userId, user, access }: { userId: string; user: { email: string }; access: string },
  wanted: Access | undefined,
): Promise<{ access: string; also: NewEntry[] }> {
  if (wanted === undefined || wanted === access) return { access, also: [] };
  if (wanted === 'reception') return { access: wanted, also: await takeUp(tx, context, userId, wanted) };
  const waits = await mustWait(tx, context, typeOfAccess(wanted));
  const told = await notifyOfAccess(tx, context, { kind: 'clinical', userId, email: user.email, waits });
  if (waits) return { access, also: told };
  return { access: wanted, also: [...(await takeUp(tx, context, userId, wanted)), ...told] };
}

/** Makes a user one of the kind that an access is of. A session knows the kind that it began with: every one ends, and so do API tokens. */
export async function takeUp(
  tx: Database,
  mail: { isMailOn: boolean },
  userId: string,
  access: Access,
): Promise<NewEntry[]> {
  await changeUserType(tx, userId, typeOfAccess(access));
  const revoked = await endApiTokensOf(tx, mail, userId);
  const ended = await endSessionsOf(tx, userId);
  return [
    ...(ended > 0 ? [{ action: 'sessions-ended', subject: 'user', subjectId: userId } as const] : []),
    ...revoked,
  ];
}
