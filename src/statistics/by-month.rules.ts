import { daysAfter } from '../platform/contract/dates.ts';
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

type Turns = { away: number; begun: ReadonlyMap<string, number>; ended: ReadonlyMap<string, number> };

/**
 * How many absences began in each month, and how many days of absence it had, both ends counted (NR-7, 7.5.9); of one without an end, and of one that goes on,
 * those until today.
 * @param months one after the other
 * @param turns how many were away when the first month began, and how many absences began and ended on each day since
 */
export function absencesOf(months: readonly string[], { away, begun, ended }: Turns, today: string) {
  let now = away;
  return months.map((month) => {
    let [sum, days] = [0, 0];
    for (let [day, last] = [firstDayOf(month), lastDayOf(month)]; day <= last; day = daysAfter(day, 1)) {
      const beginning = begun.get(day) ?? 0;
      sum += beginning;
      now += beginning;
      if (day <= today) days += now;
      // The last day away is part of it.
      now -= ended.get(day) ?? 0;
    }
    return { month, begun: sum, days };
  });
}
