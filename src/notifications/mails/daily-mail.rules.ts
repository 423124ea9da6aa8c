import { practiceZone } from '../../platform/contract/dates.ts';

const place = { timeZone: practiceZone, hourCycle: 'h23' } as const;
const wallClock = new Intl.DateTimeFormat('en-GB', { ...place, hour: 'numeric', minute: 'numeric', second: 'numeric' });

/** The hour of São Paulo's day at which the daily e-mails go out (product 14.3). */
const hourOfDay = 7;

/** What is told so shortly before waits for the next day: a transaction that was under way then is over when they go out. */
const marginMs = 5 * 60_000;

const hour = 3_600_000;
const day = 24 * hour;

/**
 * The last moment whose notifications the daily e-mails may tell of: a little before seven in the morning, today's or, before
 * that, yesterday's. So whoever sends them later, or once more, or on another node, does not send two on one day.
 */
export function lastCutoff(now: Date): Date {
  const parts = wallClock.formatToParts(now);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const sinceMidnight = part('hour') * hour + part('minute') * 60_000 + part('second') * 1_000 + now.getMilliseconds();
  const sinceSeven = (sinceMidnight - hourOfDay * hour + day) % day;
  return new Date(now.getTime() - sinceSeven - marginMs);
}
