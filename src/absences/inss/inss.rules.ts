import { daysAfter, daysBetween } from '../../platform/contract/dates.ts';
import { type Away, daysAway } from '../absence-runs.rules.ts';
import { paidByEmployer, type SameCause } from '../absences.labels.ts';

/** What of an absence says whether it is the INSS's: also whether it is for the cause of the one before it. */
export type SickAway = Away & { sameCause: SameCause };

/** Days away by illness or accident of which nobody came back in between, for one cause. */
export type InssCase = {
  /** The absence that it began with. */
  id: string;
  startsOn: string;
  /** The last day away; null while nobody knows it. */
  endsOn: string | null;
  /** All its days by a day, and those for the same cause that came before it and count with them. */
  days: number;
  earlierDays: number;
  /** The absences that count, those before it too. */
  counted: readonly SickAway[];
  /** From which day of it on it is the INSS's, the 16th that counts; null where the employer pays all of them. */
  fromOn: string | null;
  /** Whether it would be the INSS's if it were for the same cause as what was before it, which nobody has said. */
  isAsked: boolean;
};

/** Who is away again within so many days of their return, for the same cause, has the days before counted with the new ones. */
const withinDays = 60;

type Open = {
  parts: SickAway[];
  /** What came before it for the same cause; and what would count too if it were. */
  earlier: readonly SickAway[];
  doubtful: readonly SickAway[];
};

/**
 * When the absences of one person are the INSS's. The employer pays the first 15 days (Lei 8.213/1991, art. 60, § 3º); who comes back before they are over, or on
 * the day after, and is away again within 60 days of that return for the same cause, is the INSS's from the day after the 15 are complete, all days added up
 * (Decreto 3.048/1999, art. 75, § 4º and § 5º).
 * @param absences none of which overlap; those for another reason count nothing
 * @param day up to which an absence without an end counts
 */
export function inssCasesOf(absences: readonly SickAway[], day: string): InssCase[] {
  const cases: Open[] = [];
  const sick = absences.filter(({ nature }) => nature !== 'other');
  for (const away of sick.toSorted((one, other) => one.startsOn.localeCompare(other.startsOn))) {
    const before = cases.at(-1);
    const returnedOn = before && returnOf(before);
    const goesOn = returnedOn === away.startsOn && away.sameCause !== 'no';
    if (before && goesOn) before.parts.push(away);
    else cases.push({ parts: [away], ...countedBefore(before, returnedOn ?? null, away) });
  }
  return cases.map((one) => caseOf(one, day));
}

/** The first day back; null while nobody knows it. */
function returnOf({ parts }: Open): string | null {
  const endsOn = parts.at(-1)?.endsOn ?? null;
  return endsOn === null ? null : daysAfter(endsOn, 1);
}

/** What of before an absence counts with it: for certain, and if it is for the same cause. */
function countedBefore(before: Open | undefined, returnedOn: string | null, { startsOn, sameCause }: SickAway) {
  if (!before || returnedOn === null || sameCause === 'no' || daysBetween(returnedOn, startsOn) > withinDays) {
    return { earlier: [], doubtful: [] };
  }
  const certain = [...before.earlier, ...before.parts];
  return sameCause === 'yes'
    ? { earlier: certain, doubtful: before.doubtful }
    : { earlier: [], doubtful: [...before.doubtful, ...certain] };
}

function caseOf({ parts, earlier, doubtful }: Open, day: string): InssCase {
  const [first] = parts;
  if (!first) throw new Error('a case has an absence');
  const endsOn = parts.at(-1)?.endsOn ?? null;
  const days = daysOf(parts, day);
  const earlierDays = daysOf(earlier, day);
  const doubtfulDays = daysOf(doubtful, day);
  const left = Math.max(0, paidByEmployer - earlierDays);
  return {
    ...{ id: first.id, startsOn: first.startsOn, endsOn, days, earlierDays },
    counted: [...earlier, ...parts],
    // The days of a case follow each other.
    fromOn: days > left ? daysAfter(first.startsOn, left) : null,
    isAsked: days <= left && days > 0 && earlierDays + doubtfulDays + days > paidByEmployer,
  };
}

/** How many days some absences are, by a day where one has no end. */
function daysOf(absences: readonly SickAway[], day: string): number {
  return absences.reduce((total, away) => total + daysAway(away, away.endsOn ?? day), 0);
}
