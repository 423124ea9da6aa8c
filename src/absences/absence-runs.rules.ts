import { daysAfter, daysBetween } from '../platform/contract/dates.ts';
import { type AbsenceNature, longFrom } from './absences.labels.ts';

/** What of an absence counts its days: the last day away is part of it; null while nobody knows it. */
export type Away = { id: string; startsOn: string; endsOn: string | null; nature: AbsenceNature };

/** Absences of which each begins the day after another's end: nobody came back in between. */
export type Run = {
  /** The absence that it began with. */
  id: string;
  parts: readonly Away[];
  startsOn: string;
  endsOn: string | null;
  /** All days of it, and those of illness or accident, of which nobody said otherwise; an absence without an end adds none. */
  days: number;
  sickDays: number;
  /** Whether the days of illness may still become more: it has no end. */
  mayGrow: boolean;
  /** Whether a professional has said of a part of it that it was illness or accident. */
  isIllness: boolean;
};

/**
 * How many days somebody was away, both days counted: from 01-10 to 30-10, back on 31-10, it is 30 (NR-7, 7.5.9).
 * @param until counts an absence without an end, or a later one, up to a day
 */
export function daysAway({ startsOn, endsOn }: Pick<Away, 'startsOn' | 'endsOn'>, until: string): number {
  const last = endsOn !== null && endsOn < until ? endsOn : until;
  return Math.max(0, daysBetween(startsOn, last) + 1);
}

/** The absences of one person as the runs that they make, in their order. @param absences none of which overlap */
export function runsOf(absences: readonly Away[]): Run[] {
  const runs: Run[] = [];
  for (const away of absences.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))) {
    const last = runs.at(-1);
    const follows = last !== undefined && last.endsOn !== null && daysAfter(last.endsOn, 1) === away.startsOn;
    if (follows) runs.pop();
    runs.push(joined(follows ? last : null, away));
  }
  return runs;
}

function joined(before: Run | null, away: Away): Run {
  const days = away.endsOn === null ? 0 : daysAway(away, away.endsOn);
  const isSick = away.nature !== 'other';
  return {
    id: before?.id ?? away.id,
    parts: [...(before?.parts ?? []), away],
    startsOn: before?.startsOn ?? away.startsOn,
    endsOn: away.endsOn,
    days: (before?.days ?? 0) + days,
    sickDays: (before?.sickDays ?? 0) + (isSick ? days : 0),
    mayGrow: away.endsOn === null && isSick,
    isIllness: (before?.isIllness ?? false) || away.nature === 'illness',
  };
}

/** The run of which a day is a part; null for none. */
export function runOn(runs: readonly Run[], day: string): Run | null {
  return runs.find(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || endsOn >= day)) ?? null;
}

/** Whether so long an absence asks for an exam before the return; null while that depends on its end (NR-7, 7.5.9). */
export function isLong({ sickDays, mayGrow }: Run): boolean | null {
  if (sickDays >= longFrom) return true;
  return mayGrow ? null : false;
}

/** How many days of illness or accident a run has had by a day. */
export function sickDaysBy({ parts }: Run, day: string): number {
  const sick = parts.filter(({ nature }) => nature !== 'other');
  return sick.reduce((days, away) => days + daysAway(away, day), 0);
}

/** A run as it stands on a day: one without an end has had so many days of illness by then, and asks for the exam once they are 30. */
export function countedBy(run: Run, day: string): Run {
  return run.endsOn === null ? { ...run, sickDays: Math.max(run.sickDays, sickDaysBy(run, day)) } : run;
}

/** Whether a run has been as long by a day, whatever its end will be. */
export function isLongBy(run: Run, day: string): boolean {
  return sickDaysBy(run, day) >= longFrom;
}
