import { mock } from 'node:test';

/**
 * The clock of this process while it makes the demonstration: each step is done on its own day, so that the trail, the numbers, the
 * documents and what is due are of then. It only goes forward, and never beyond now.
 */
export type Clock = { goTo: (moment: Date) => void; end: () => void };

/** Takes the clock over; `Date` stands still between two steps. */
export function takeClock(from: Date, now: Date): Clock {
  mock.timers.enable({ apis: ['Date'], now: from });
  return {
    goTo(moment) {
      const before = Date.now();
      mock.timers.setTime(Math.min(Math.max(moment.getTime(), before), now.getTime()));
    },
    end: () => mock.timers.reset(),
  };
}

const minuteMs = 60_000;

/** A minute of a day where the practice is. Brazil has had no summer time since 2019. */
export function momentOf(day: string, minute: number): Date {
  return new Date(Date.parse(`${day}T00:00:00-03:00`) + minute * minuteMs);
}
