import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { referPath } from '../../referrals/referrals.labels.ts';
import { employeesApi } from '../useEmployees.ts';

/** What the screen that registers an employee tells the list: who is new. */
export type Registered = { registered: string | null };

/** Offers the exam at admission of somebody who has just been registered (NR-7, 7.5.8 I). */
export function RegisteredNotice() {
  const { registered } = (useLocation().state ?? {}) as Partial<Registered>;
  const { data } = useQuery(
    employeesApi.read.queryOptions({ input: { employeeId: registered ?? '' }, enabled: Boolean(registered) }),
  );
  if (!registered || !data?.employee || data.employee.inactivatedAt !== null) return null;
  return (
    <Alert color="green" mt="md" role="status">
      Cadastrado. O exame admissional é feito antes de a pessoa começar.{' '}
      <Anchor component={Link} to={referPath(registered, 'admission')}>
        Encaminhar para o admissional
      </Anchor>
    </Alert>
  );
}
