import type { Occasion } from '../../programmes/programmes.labels.ts';
import { stateAfter } from '../referral-steps.rules.ts';
import { openStates, type ReferralState } from '../referrals.labels.ts';

type OfPerson = { id: string; state: ReferralState; occasion: Occasion };

/**
 * Which of a person's referrals an ASO completes (product 17.8): the one that was being attended, where it still allows that; else
 * the one of the same occasion for which the person is there. Null for none: an ASO is issued without a referral, too.
 * @param referralId the one that the forms were opened with
 */
export function completedBy<Referral extends OfPerson>(
  referrals: readonly Referral[],
  { referralId, occasion }: { referralId: string | undefined; occasion: Occasion | null },
): Referral | null {
  const named = referrals.find(({ id, state }) => id === referralId && stateAfter('complete', state) !== null);
  const isThere = ({ state }: OfPerson) => state === 'arrived' || state === 'attending';
  return named ?? referrals.find((referral) => isThere(referral) && referral.occasion === occasion) ?? null;
}

/**
 * Whether a referral whose ASO was cancelled goes on: not while another one of the same occasion is open, as nobody has two
 * (decision 67).
 */
export function canReopen(referral: OfPerson, referrals: readonly OfPerson[]): boolean {
  const isOpen = ({ state }: OfPerson) => (openStates as readonly ReferralState[]).includes(state);
  return !referrals.some((other) => other.occasion === referral.occasion && isOpen(other));
}

/** How many whole days lie between two moments: how long somebody waited for the ASO (product 25.1). */
export function wholeDays(from: string, until: string): number {
  return Math.max(0, Math.floor((Date.parse(until) - Date.parse(from)) / 86_400_000));
}
