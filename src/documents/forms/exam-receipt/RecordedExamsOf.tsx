import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { examsApi } from '../../../exams/useExams.ts';
import { useAttended } from '../attended/useAttended.ts';
import { useArrival } from '../editor/useArrival.ts';
import type { ToldProps } from '../form.ts';
import { RecordedContext } from './useRecordedExams.ts';

/** Tells the receipt which exams of the person are in the register. */
export function RecordedExamsOf({ employeeId, children }: ToldProps) {
  const { data } = useQuery(examsApi.list.queryOptions({ input: { employeeId } }));
  const referral = useAttended(employeeId);
  const { day } = useArrival();
  const recorded = useMemo(
    () => ({ exams: (data?.exams ?? []).filter(({ withdrawnAt }) => withdrawnAt === null), referral, day }),
    [data, referral, day],
  );
  return <RecordedContext value={recorded}>{children}</RecordedContext>;
}
