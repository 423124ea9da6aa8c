import { daysAway } from '../absence-runs.rules.ts';
import { type DayBand, dayBands } from '../absences.labels.ts';

type Stretch = { startsOn: string; endsOn: string | null; count: number };

/** In which band so many days are: the employer pays for the first 15, from the 16th on it is the INSS's (Lei 8.213/1991, art. 60). */
export function bandOf(days: number): DayBand {
  if (days <= 3) return 'upTo3';
  return days <= 15 ? 'upTo15' : 'more';
}

/** How many absences that began in a period are of each length, each as it was written down; one without an end is as long as it is today. */
export function countedByBand(
  stretches: readonly Stretch[],
  { from, to, today }: Record<'from' | 'to' | 'today', string>,
) {
  const sums = new Map<DayBand, number>();
  for (const { count, ...one } of stretches) {
    if (one.startsOn < from || one.startsOn > to || one.startsOn > today) continue;
    const band = bandOf(daysAway(one, one.endsOn ?? today));
    sums.set(band, (sums.get(band) ?? 0) + count);
  }
  return (Object.keys(dayBands) as DayBand[]).map((band) => ({ band, absences: sums.get(band) ?? 0 }));
}
