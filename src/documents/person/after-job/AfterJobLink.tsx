import { Button } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { dueDatesApi } from '../../../due-dates/useDueDates.ts';
import { today } from '../../../platform/contract/dates.ts';

/** The way to the letter about what goes on after somebody's contract, where something does and none stands. */
export function AfterJobLink({ employeeId }: { employeeId: string }) {
  const { data } = useQuery(dueDatesApi.dismissal.queryOptions({ input: { employeeId, on: today() } }));
  if (!data?.afterJob || data.letter) return null;
  return (
    <Button
      component={Link}
      to={href('/due-dates/after-job/issue/:employeeId', { employeeId })}
      variant="default"
      leftSection={<IconFileCertificate size={18} aria-hidden="true" />}
    >
      Carta após o contrato
    </Button>
  );
}
