import { useQuery } from '@tanstack/react-query';
import { dueDatesApi } from '../../due-dates/useDueDates.ts';

/** How many of these people were never examined since they were admitted, as the server knows; undefined until it has said so. */
export function useNeverExamined(people: readonly { id: string }[]): number | undefined {
  const { data } = useQuery({
    ...dueDatesApi.badges.queryOptions({ input: { ids: people.map(({ id }) => id).join(',') } }),
    enabled: people.length > 0,
  });
  return data?.badges.filter(({ isExamined }) => !isExamined).length;
}
