import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../sign-in/useProfile.ts';
import { restrictionPeriod, unreadableWords } from './restriction-words.rules.ts';
import { restrictionStates } from './restrictions.labels.ts';
import { restrictionsApi } from './useRestrictions.ts';

/** So many of one person are shown beside other things; there are hardly more than one or two. */
const shown = 20;

/** What a person may not do, whatever its last day is, until another ASO ends it; nothing is asked for who may not read it. */
export function useHeldRestrictions(employeeId: string) {
  const type = useProfile()?.user.type;
  const mayRead = type === 'company' || type === 'professional';
  return useQuery(
    restrictionsApi.list.queryOptions({
      input: { employeeId, list: 'standing', page: 1, pageSize: shown },
      enabled: mayRead && employeeId !== '',
    }),
  );
}

/** The same in words, each with when and how it stands; null where there is none, a dash where that could not be asked. */
export function useRestrictionsText(employeeId: string): string | null {
  const { data, isError } = useHeldRestrictions(employeeId);
  if (!data) return isError ? '—' : null;
  if (data.restrictions.length === 0) return null;
  return data.restrictions
    .map(
      ({ words, state, ...days }) =>
        `${words ?? unreadableWords} (${restrictionPeriod(days)}; ${restrictionStates[state].toLowerCase()})`,
    )
    .join(' · ');
}
