import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { today } from '../platform/contract/dates.ts';
import { statusText } from './due-words.rules.ts';
import { dueDatesApi } from './useDueDates.ts';

/** Where these people stand, by their ids: asked for after the list itself, which waits for nothing. */
export function useDueStatus(ids: readonly string[] | undefined) {
  const { data } = useQuery({
    ...dueDatesApi.badges.queryOptions({ input: { ids: (ids ?? []).join(',') } }),
    enabled: ids !== undefined && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return new Map(data?.badges.map((badge) => [badge.id, badge]));
}

/** Where a person stands, in words; a dash until it is known, and where there is nothing to say. */
export function useDueText(id: string): string {
  const due = useDueStatus([id]).get(id);
  return due ? statusText(due, today()) : '—';
}
