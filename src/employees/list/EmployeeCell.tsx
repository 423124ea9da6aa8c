import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { RowName } from '../../ui/list/RowName.tsx';
import { Status } from '../../ui/status/Status.tsx';
import type { ListedEmployee } from '../employees.contract.ts';

type Props = {
  employee: ListedEmployee;
  /** Whether the list is of one unit: its name then says nothing. */
  isOfUnit: boolean;
  /** What is said beside the name. */
  children?: ReactNode;
};

/** Who an employee is: the name, which leads to what there is of them, and where they work as what. */
export function EmployeeCell({ employee, isOfUnit, children }: Props) {
  const { id, name, inactivatedAt, registration, employee_function, unitName } = employee;
  return (
    <RowName
      name={
        <Anchor component={Link} to={href('/employee/documents/:employeeId?', { employeeId: id })} inherit>
          {name}
        </Anchor>
      }
      standing={
        <>
          {inactivatedAt !== null && <Status tone="grey">Inativo</Status>} {children}
        </>
      }
      facts={[registration, employee_function, isOfUnit ? null : unitName]}
    />
  );
}
