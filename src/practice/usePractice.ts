import practiceCalls from 'virtual:calls/practice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../platform/browser/api-client.ts';
import type { Practice, practiceContract } from './practice.contract.ts';
import { practiceOf } from './practice.rules.ts';

export const practiceApi = apiOf<typeof practiceContract>('practice', practiceCalls);

/** Once read, it is there for as long as the page, also without a line. */
const kept = { gcTime: Number.POSITIVE_INFINITY };

/** Asked for again by every screen that opens with them, and by one that is come back to. */
const soonAgain = { ...kept, staleTime: 2_000 };

/** The practice's data as they are kept. */
export function usePracticeRecord() {
  const { data, error } = useQuery(practiceApi.read.queryOptions(soonAgain));
  return { record: data?.practice, error: data ? null : error };
}

/** Whether an administrator is to be told that nothing is sealed here. */
export function useIsUnsealed(): boolean {
  return useQuery(practiceApi.read.queryOptions(soonAgain)).data?.isUnsealed ?? false;
}

/** How the installation is reached from outside; undefined as long as it has not been read. */
export function usePublicAddress() {
  const { data } = useQuery(practiceApi.read.queryOptions(soonAgain));
  return { address: data?.address };
}

/**
 * The practice's data as papers use them, the letterhead's own image too. Once they are there they stay: while a changed
 * letterhead is fetched, and where that fails, papers are those of before.
 */
export function usePractice(): { practice: Practice | undefined; error: unknown } {
  const queries = useQueryClient();
  const { data, error } = useQuery({
    ...soonAgain,
    queryKey: [['practice', 'papers']],
    queryFn: async ({ signal }) => {
      const { practice: record } = await practiceApi.read.call(undefined, { signal });
      if (record.letterhead === '') return practiceOf(record, null);
      const input = { letterhead: record.letterhead };
      const image = practiceApi.readLetterhead.queryOptions({ ...kept, input, staleTime: 'static' });
      return practiceOf(record, (await queries.fetchQuery(image)).image);
    },
  });
  return { practice: data, error: data ? null : error };
}
