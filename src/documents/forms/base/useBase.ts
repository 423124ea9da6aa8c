import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { errorToast } from '../../../ui/toast/toast.ts';
import { issuedApi } from '../../issued/useIssued.ts';
import { restore } from '../editor/restore.rules.ts';
import type { DocumentForm, Subject } from '../form.ts';
import { useFilling } from './useFilling.ts';

/** Takes an issued document as the base of what is being filled in, once, and takes that back. */
export function useBase({ blank, basedOn }: DocumentForm, subject: Subject) {
  const queries = useQueryClient();
  const { isFilled, fill, undo, place } = useFilling();
  const taking = useMutation({
    mutationFn: (documentId: string) =>
      queries.fetchQuery(issuedApi.answers.queryOptions({ input: { documentId }, staleTime: 'static' })),
    onSuccess: ({ answers }) => fill((now) => basedOn(now, restore(blank(subject), answers))),
    onError: (error) => errorToast(errorMessage(error)),
  });
  return { isTaken: isFilled, isBusy: taking.isPending, take: taking.mutate, undo, place };
}
