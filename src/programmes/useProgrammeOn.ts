import { useQuery } from '@tanstack/react-query';
import type { ListedHead } from './programmes.contract.ts';
import { programmesApi } from './useProgrammes.ts';
import { holdingOn } from './versions/versions.rules.ts';

/**
 * The version of a company's programme that holds on a day (`YYYY-MM-DD`; empty for a question that is not asked). Undefined
 * while that is not known, null where none holds.
 */
export function useProgrammeOn(companyId: string, day: string): ListedHead | null | undefined {
  const { data } = useQuery(
    programmesApi.list.queryOptions({
      input: { companyId },
      enabled: companyId !== '' && day !== '',
      staleTime: 300_000,
    }),
  );
  return day && data ? holdingOn(data.programmes, day) : undefined;
}
