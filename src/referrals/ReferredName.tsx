import { Status } from '../ui/status/Status.tsx';
import type { Referral } from './referrals.contract.ts';

/** The name of somebody who was sent, and that their record was inactivated since. */
export function ReferredName({ employeeName, employeeInactive }: Pick<Referral, 'employeeName' | 'employeeInactive'>) {
  if (!employeeInactive) return employeeName;
  return (
    <>
      {employeeName} <Status tone="grey">Inativo</Status>
    </>
  );
}
