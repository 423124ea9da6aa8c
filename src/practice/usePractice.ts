import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiOf } from '../platform/browser/api-client.ts';
import type { Practice, practiceContract } from './practice.contract.ts';
import { practiceOf } from './practice.rules.ts';

export const practiceApi = apiOf<typeof practiceContract>('practice');

/** Once read, it is there for as long as the page, also without a line. */
const kept = { gcTime: Number.POSITIVE_INFINITY };

/** The practice's data as they are kept. Asked for again by every screen that opens with them, and by one that is come back to. */
export function usePracticeRecord() {
  const { data, error } = useQuery(practiceApi.read.queryOptions({ ...kept, staleTime: 2_000 }));
  return { record: data?.practice, error: data ? null : error };
}

/** The practice's data as papers use them: nothing before all of it is there, the letterhead's own image too. */
export function usePractice(): { practice: Practice | undefined; error: unknown } {
  const { record, error } = usePracticeRecord();
  const letterhead = record?.letterhead ?? '';
  const read = useQuery(
    practiceApi.readLetterhead.queryOptions({
      ...kept,
      input: { letterhead },
      enabled: letterhead !== '',
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const image = letterhead === '' ? null : read.data?.image;
  const practice = useMemo(
    () => (record && image !== undefined ? practiceOf(record, image) : undefined),
    [record, image],
  );
  return { practice, error: error ?? read.error };
}
