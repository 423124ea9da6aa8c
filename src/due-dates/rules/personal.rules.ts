import { monthsAfter } from '../../platform/contract/dates.ts';
import type { Done } from './acceptance.rules.ts';
import type { DueExam } from './next.rules.ts';

/** How often one person is to be examined, as a physician has decided; why is not told to the rules. */
export type PersonalInterval = { code: string; name: string; months: number; fromOn: string; untilOn: string | null };

/**
 * When the intervals of one person ask for their exams: so many months after the last one, never before the decision, and
 * no more once that day is beyond the interval's end. Whoever puts them beside what the norm asks for takes the earlier day.
 * @param done of this contract, the newest first
 */
export function personalExams(intervals: readonly PersonalInterval[], done: readonly Done[]): DueExam[] {
  return intervals.flatMap(({ code, name, months, fromOn, untilOn }) => {
    const last = done.find((one) => one.code === code) ?? null;
    const after = last === null ? fromOn : monthsAfter(last.doneOn, months);
    const dueOn = [after, fromOn].sort().at(-1) ?? fromOn;
    if (untilOn !== null && dueOn > untilOn) return [];
    const dates = { dueOn, fromOn: null, untilOn: null };
    return [{ code, name, ...dates, rule: 'personal', months, lastOn: last?.doneOn ?? null, lastId: last?.id ?? null }];
  });
}
