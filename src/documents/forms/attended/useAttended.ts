import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import type { ReferralWhole } from '../../../referrals/referrals.contract.ts';

/** The referral that the address of the forms names: the person is being attended because of it. */
export function useReferralId(): string | null {
  return new URLSearchParams(useLocation().search).get('referral');
}

export const AttendedContext = createContext<ReferralWhole | null>(null);

/** The referral with which this person is being attended; null where the forms were opened otherwise. */
export function useAttended(employeeId: string): ReferralWhole | null {
  const referral = useContext(AttendedContext);
  return referral?.employeeId === employeeId ? referral : null;
}
