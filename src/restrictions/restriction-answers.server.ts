import type { SignedInContext } from '../access/caller.server.ts';
import { today } from '../platform/contract/dates.ts';
import { isReviewDue, restrictionState } from './restriction-state.rules.ts';
import type { Restriction, RestrictionContent } from './restrictions.contract.ts';
import type { findRestriction } from './restrictions.db.ts';
import { sealedRestrictions } from './sealed-restriction.server.ts';

/** A restriction as its row has it. */
export type FoundRestriction = NonNullable<Awaited<ReturnType<typeof findRestriction>>>;

type Opening = Pick<SignedInContext, 'encryptionKeys' | 'log'>;

/** A restriction as both sides read it: what may not be done and when, and never why. */
export function answeredRestriction(found: FoundRestriction, context: Opening): Restriction {
  const { content: _, ...row } = found;
  const day = today();
  return {
    ...row,
    words: openedRestriction(found, context)?.words ?? null,
    state: restrictionState(found, day),
    reviewDue: isReviewDue(found, day),
  };
}

/** What a row keeps sealed; null where it cannot be opened: its days are to be read all the same. */
export function openedRestriction(
  { id, content }: FoundRestriction,
  { encryptionKeys, log }: Opening,
): RestrictionContent | null {
  try {
    return sealedRestrictions.open(id, content, encryptionKeys);
  } catch (err) {
    log.error({ err, restriction: id }, 'a restriction could not be opened');
    return null;
  }
}
