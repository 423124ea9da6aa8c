import type { UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useList } from '../ui/list/useList.ts';
import type { AuditEntry } from './audit.contract.ts';

type Part = { entries: AuditEntry[]; total: number; upTo: number };

/**
 * A list of the trail. The trail grows while it is read, by the reading itself too: the further pages are those of the
 * trail as it was when the first one was read, and nothing is read again without being asked for.
 */
export function useAuditList(
  options: (part: { page: number; pageSize: number; upTo?: number }) => UseQueryOptions<Part>,
) {
  const [upTo, setUpTo] = useState<number | null>(null);
  const list = useList(
    '',
    ({ page, pageSize }) => ({
      ...options({ page, pageSize, ...(page > 1 && upTo !== null ? { upTo } : {}) }),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
    }),
    { quiet: true },
  );
  const { page } = list.state;
  const read = list.data?.upTo;
  useEffect(() => {
    if (page === 1 && read !== undefined) setUpTo(read);
  }, [page, read]);
  return list;
}
