import { daysBetween } from '../platform/contract/dates.ts';
import { firstDayOf, lastDayOf } from './months.rules.ts';

/** What was counted as lines of months: each month has one, also where there was nothing. */

type States = readonly { month: string; state: string; count: number }[];

/**
 * Who came to their appointments and who did not. Of an appointment of a day that is over of which nobody noted either that stands beside; one that is still
 * to come is not counted.
 */
export function noShowsOf(months: readonly string[], states: States) {
  return months.map((month) => {
    const of = (...names: string[]) =>
      states
        .filter((one) => one.month === month && names.includes(one.state))
        .reduce((sum, { count }) => sum + count, 0);
    return { month, came: of('arrived', 'attending', 'completed'), missed: of('missed'), unnoted: of('scheduled') };
  });
}

type Waiting = readonly { month: string; days: number; count: number }[];

/** In how many days an ASO came of a referral: until two, seven and fifteen days, later, and on average. */
export function waitingOf(months: readonly string[], waiting: Waiting) {
  return months.map((month) => {
    const rows = waiting.filter((one) => one.month === month);
    const between = (from: number, to: number) =>
      rows.filter(({ days }) => days >= from && days <= to).reduce((sum, { count }) => sum + count, 0);
    const asos = between(0, Number.POSITIVE_INFINITY);
    const all = rows.reduce((sum, { days, count }) => sum + days * count, 0);
    return {
      ...{ month, asos, within2: between(0, 2), within7: between(3, 7), within15: between(8, 15) },
      ...{ later: between(16, Number.POSITIVE_INFINITY) },
      averageDays: asos === 0 ? null : Math.round((all / asos) * 10) / 10,
    };
  });
}

type Stretches = readonly { startsOn: string; endsOn: string | null; count: number }[];

/**
 * How many absences began in each month, and how many days of absence it had, both ends counted (NR-7, 7.5.9); of one without an end, and of one that goes on,
 * those until today.
 */
export function absencesOf(months: readonly string[], stretches: Stretches, today: string) {
  return months.map((month) => {
    const [first, last] = [firstDayOf(month), lastDayOf(month)];
    const until = last < today ? last : today;
    let [begun, days] = [0, 0];
    for (const { startsOn, endsOn, count } of stretches) {
      if (startsOn >= first && startsOn <= last) begun += count;
      let from = first;
      if (startsOn > first) from = startsOn;
      const to = endsOn !== null && endsOn < until ? endsOn : until;
      if (from <= to) days += count * (daysBetween(from, to) + 1);
    }
    return { month, begun, days };
  });
}
