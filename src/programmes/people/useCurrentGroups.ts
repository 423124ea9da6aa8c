import { useQuery } from '@tanstack/react-query';
import type { Group } from '../programmes.contract.ts';
import { programmesApi } from '../useProgrammes.ts';

/** The groups of the version that holds today; none where there is no such version, and before they are known. */
export function useCurrentGroups(companyId: string): readonly Group[] {
  const list = useQuery(programmesApi.list.queryOptions({ input: { companyId } }));
  const programmeId = list.data?.currentId ?? '';
  const version = useQuery(programmesApi.read.queryOptions({ input: { programmeId }, enabled: programmeId !== '' }));
  return version.data?.groups ?? [];
}
