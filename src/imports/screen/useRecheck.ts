import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { errorToast } from '../../ui/toast/toast.ts';
import { importsApi } from './useImports.ts';

type Otherwise = Omit<Parameters<typeof importsApi.check.call>[0], 'importId'>;

export type Recheck = ReturnType<typeof useRecheck>;

/** Has a spreadsheet looked through again, with other columns or choices: what was previewed until then no longer counts. */
export function useRecheck(importId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (otherwise: Otherwise) => importsApi.check.call({ importId, ...otherwise }),
    onSuccess: (answer) => queries.setQueryData(importsApi.read.queryKey({ input: { importId } }), answer),
    onError: (error) => errorToast(errorMessage(error)),
  });
}
