import { useProfile } from '../../sign-in/useProfile.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import type { ReferralFilters } from '../referrals.contract.ts';

const names = ['state', 'from', 'to', 'placeId', 'companyId', 'employeeId'] as const;

export type ReferralFilter = (typeof names)[number];

/** Which referrals are seen, as it stands in the address: those that are open, until another state is asked for. */
export function useReferralFilters() {
  const { params, change: changeParams } = useAddressState();
  const isCompany = useProfile()?.user.type === 'company';
  const change = (name: ReferralFilter, value: string) =>
    changeParams((after) => {
      after.delete('page');
      if (value && !(name === 'state' && value === 'open')) after.set(name, value);
      else after.delete(name);
    });
  const chosen = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    ReferralFilter,
    string
  >;
  chosen.state ||= 'open';
  // An unknown word in a typed address is refused by the server with a clear message.
  const asked = Object.entries(chosen).filter(([name, value]) => value && !(name === 'state' && value === 'all'));
  return { chosen, change, input: Object.fromEntries(asked) as ReferralFilters, isCompany };
}
