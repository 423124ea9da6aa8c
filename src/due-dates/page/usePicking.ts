import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DueFilters, DuePerson } from '../due-dates.contract.ts';
import { dueDatesApi } from '../useDueDates.ts';

/** Who has been chosen of the lists, and how to choose. */
export type Picking = ReturnType<typeof usePicking>;

type Asked = DueFilters & { search?: string; sort: 'nextOn' | '-nextOn' };

/** Whether somebody has an exam that a letter could ask for. */
export function hasExamToDo({ exams }: DuePerson): boolean {
  return exams.length > 0;
}

/**
 * People chosen one by one, on whatever page they stand, or as a whole list.
 * @param asked the list as it is narrowed and in its order
 * @param most so many at once
 */
export function usePicking(asked: Asked, most: number) {
  const [picked, setPicked] = useState<ReadonlyMap<string, DuePerson>>(new Map());
  const whole = useMutation({
    mutationFn: (first: number) => dueDatesApi.list.call({ ...asked, page: 1, pageSize: first }),
    onSuccess: ({ people }) => setPicked(new Map(people.filter(hasExamToDo).map((person) => [person.id, person]))),
  });
  return {
    picked,
    toggle: (person: DuePerson) =>
      setPicked((before) => {
        const after = new Map(before);
        if (!after.delete(person.id)) after.set(person.id, person);
        return after;
      }),
    isFull: picked.size >= most,
    pickFirst: whole.mutate,
    isPickingFirst: whole.isPending,
    failure: whole.error,
    clear: () => setPicked(new Map()),
  };
}
