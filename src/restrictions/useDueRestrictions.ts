import { useQuery } from '@tanstack/react-query';
import { restrictionsApi } from './useRestrictions.ts';

/** How many restrictions end within 30 days, have ended without another ASO, or are to be looked at again; undefined until it is known. */
export function useDueRestrictions(companyId: string): number | undefined {
  const { data } = useQuery(
    restrictionsApi.list.queryOptions({
      input: { list: 'due', page: 1, pageSize: 0, ...(companyId ? { companyId } : {}) },
    }),
  );
  return data?.total;
}
