import { useMutation } from '@tanstack/react-query';
import { isNetworkError } from '../platform/browser/send.ts';
import { errorToast } from '../ui/toast/toast.ts';
import { documentsApi } from './useDocuments.ts';

const mostTries = 6;

/**
 * Tells the server which form of which employee is printed, beside the printing, which waits for nothing. Tried again for
 * half a minute; what then still fails is said.
 */
export function usePrintRecord() {
  return useMutation(
    documentsApi.print.mutationOptions({
      context: { waits: 'never' },
      retry: (failures, error) => failures < mostTries - 1 && isPassing(error),
      retryDelay: (failures) => 1_000 * 2 ** failures,
      onError: (error) => {
        console.warn(error);
        errorToast(
          'A impressão não pôde ser registrada na auditoria. Avise a administração da clínica.',
          'print-record',
        );
      },
    }),
  );
}

/** No connection, no answer in time, or a server that can't serve just now. */
function isPassing(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return isNetworkError(error) || status === 429 || status === 0 || status >= 500;
}
