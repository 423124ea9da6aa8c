import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { dayIn, today } from '../../../platform/contract/dates.ts';
import { errorToast } from '../../../ui/toast/toast.ts';
import { issuedApi } from '../../issued/useIssued.ts';
import { IssuedAnamnesisContext } from '../useIssuedAnamnesis.ts';
import { anamnesisFacts } from './anamnesis.form-facts.ts';

/** Tells the forms of the anamnesis that was issued today: its draft, from which they would take over, has gone with it. */
export function IssuedAnamnesisOf({ employeeId, children }: { employeeId: string; children: ReactNode }) {
  const queries = useQueryClient();
  const { data } = useQuery(issuedApi.latest.queryOptions({ input: { employeeId, kind: anamnesisFacts.kind } }));
  const { mutate, isPending: isBusy } = useMutation({
    mutationFn: (documentId: string) =>
      queries.fetchQuery(issuedApi.answers.queryOptions({ input: { documentId }, staleTime: 'static' })),
    onError: (error) => errorToast(errorMessage(error)),
  });
  const latest = data?.document;
  const issued = latest &&
    dayIn(latest.issuedAt) === today() && {
      ...{ employeeId, name: latest.name, issuedAt: latest.issuedAt, isBusy },
      take: (onAnswers: (answers: unknown) => void) =>
        mutate(latest.id, { onSuccess: ({ answers }) => onAnswers(answers) }),
    };
  return <IssuedAnamnesisContext value={issued || null}>{children}</IssuedAnamnesisContext>;
}
