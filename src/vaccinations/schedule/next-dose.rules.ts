import { daysAfter, monthsAfter } from '../../platform/contract/dates.ts';
import { repeatNumber } from '../vaccine-schemes.labels.ts';
import type { Scheme } from '../vaccines.labels.ts';

/** A dose that stands: its number in the scheme, 0 for one that does not count in it, and its day. */
export type Given = { number: number; givenOn: string };

/** What is to be given next, and from which day on. */
export type NextDose = { number: number; dueOn: string };

/**
 * The next dose of a scheme. It is due by the day of the first dose, and after one that came late not before the shortest interval
 * has passed (table of decision 154). Null where the scheme is complete and nothing repeats it.
 * @param since the day from which somebody is to have the vaccine, for whom none was ever given
 */
export function nextDose(scheme: Scheme, given: readonly Given[], since: string): NextDose | null {
  const { doses, repeatMonths } = scheme;
  const counted = inScheme(given);
  const last = counted.at(-1);
  if (!last) return doses.length > 0 || repeatMonths !== null ? { number: 1, dueOn: since } : null;
  const next = doses[last.number];
  if (!next) {
    if (repeatMonths === null) return null;
    return { number: repeatNumber(scheme), dueOn: monthsAfter(last.givenOn, repeatMonths) };
  }
  const number = last.number + 1;
  const earliest = daysAfter(last.givenOn, next.minimumDays);
  const planned = plannedDay(scheme, number, counted, last);
  const isLate = planned < earliest;
  return { number, dueOn: isLate ? earliest : planned };
}

function plannedDay({ doses }: Scheme, number: number, counted: readonly Given[], last: Given): string {
  const months = doses[number - 1]?.months ?? 0;
  if (doses[number - 1]?.after === 'previous') return monthsAfter(last.givenOn, months);
  const first = counted.find((dose) => dose.number === 1);
  // Of a first dose that nobody knows the day of, the distance to the one that is known.
  return first
    ? monthsAfter(first.givenOn, months)
    : monthsAfter(last.givenOn, months - (doses[last.number - 1]?.months ?? 0));
}

/** The window of the exam that says whether a scheme has taken. */
export type SerologyDue = { fromOn: string; untilOn: string };

/**
 * When the exam after the last dose is to be made; null before that dose, without such an exam, and once it was made.
 * @param examined the days on which the exam was made: one of before the window says nothing of the scheme
 */
export function serologyDue(scheme: Scheme, given: readonly Given[], examined: readonly string[]): SerologyDue | null {
  const { serology, doses } = scheme;
  const last = given.find(({ number }) => number === doses.length && number > 0);
  if (!serology || !last) return null;
  const fromOn = daysAfter(last.givenOn, serology.fromDays);
  if (examined.some((day) => day >= fromOn)) return null;
  return { fromOn, untilOn: daysAfter(last.givenOn, serology.untilDays) };
}

/** The doses that count, by their numbers; of those that repeat the scheme by their days. */
function inScheme(given: readonly Given[]): Given[] {
  return given
    .filter(({ number }) => number > 0)
    .sort((one, other) => one.number - other.number || one.givenOn.localeCompare(other.givenOn));
}
