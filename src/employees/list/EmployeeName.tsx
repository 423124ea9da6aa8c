import { Badge } from '@mantine/core';
import type { EmployeeRow } from '../employees.contract.ts';

/** The name of an employee in a list that may hold inactive ones. */
export function EmployeeName({ name, inactivatedAt }: Pick<EmployeeRow, 'name' | 'inactivatedAt'>) {
  if (inactivatedAt === null) return name;
  return (
    <>
      {name}{' '}
      <Badge color="gray" variant="light" component="span">
        Inativo
      </Badge>
    </>
  );
}
