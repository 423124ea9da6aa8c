import { practiceZone } from '../contract/dates.ts';

/** What a clock on a wall shows where the practice is. */
const wall = new Intl.DateTimeFormat('en-CA', {
  timeZone: practiceZone,
  hourCycle: 'h23',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

/** By how many milliseconds that clock is ahead of UTC at a moment. */
function aheadAt(moment: number): number {
  const parts = new Map(wall.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - moment;
}

/**
 * The moment at which a day, `YYYY-MM-DD`, has so many minutes since midnight on the practice's wall. Of a time that comes twice, as
 * when daylight saving ended, the first one; of one that is left out, as when it began, as long after what was there last.
 */
export function momentAt(day: string, minute: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const asUtc = Date.UTC(year, month - 1, date, 0, minute);
  // A zone is never changed twice within a day: the two sides of the nearest change are what it may be.
  const before = asUtc - aheadAt(asUtc - 86_400_000);
  const after = asUtc - aheadAt(asUtc + 86_400_000);
  if (before === after) return new Date(before);
  const shows = (moment: number) => moment + aheadAt(moment) === asUtc;
  return new Date(shows(before) || !shows(after) ? before : after);
}
