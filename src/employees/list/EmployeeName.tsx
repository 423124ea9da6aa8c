import { Status } from '../../ui/status/Status.tsx';
import type { EmployeeRow } from '../employees.contract.ts';

/** The name of an employee in a list that may hold inactive ones. */
export function EmployeeName({ name, inactivatedAt }: Pick<EmployeeRow, 'name' | 'inactivatedAt'>) {
  if (inactivatedAt === null) return name;
  return (
    <>
      {name} <Status tone="grey">Inativo</Status>
    </>
  );
}
