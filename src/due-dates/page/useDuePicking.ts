import { useMutation } from '@tanstack/react-query';
import { usePicking } from '../../ui/list/picking/usePicking.ts';
import type { DueFilters, DuePerson } from '../due-dates.contract.ts';
import { dueDatesApi } from '../useDueDates.ts';

/** Who has been chosen of the lists, and how to choose. */
export type DuePicking = ReturnType<typeof useDuePicking>;

type Asked = DueFilters & { search?: string; sort: 'nextOn' | '-nextOn' };

/** Whether somebody has an exam that a letter could ask for. */
function hasExamToDo({ exams }: DuePerson): boolean {
  return exams.length > 0;
}

/**
 * People chosen one by one, on whatever page they stand, or as a whole list.
 * @param asked the list as it is narrowed and in its order
 * @param of.rows those in view
 * @param of.isStale those in view are still those of what was asked for before
 * @param of.most so many at once
 */
export function useDuePicking(
  asked: Asked,
  { rows, isStale, most }: { rows: DuePerson[] | undefined; isStale: boolean; most: number },
) {
  const picking = usePicking({ rows, isStale, most, mayPick: hasExamToDo });
  const whole = useMutation({
    mutationFn: (first: number) => dueDatesApi.list.call({ ...asked, page: 1, pageSize: first }),
    onSuccess: ({ people }) => picking.pick(people.filter(hasExamToDo)),
  });
  return { ...picking, pickFirst: whole.mutate, isPickingFirst: whole.isPending, failure: whole.error };
}
