import { setImmediate } from 'node:timers/promises';
import type { Driver } from 'kysely';

/** Milliseconds that SQLite has worked since others were let through. */
export type Work = { since: number };

/** As long as this many calls that came together may keep the others waiting, in milliseconds. */
const turn = 25;

/**
 * SQLite answers without a turn of the loop: of many questions each would be answered before anything else happens. Every so
 * often the next one lets others through first.
 * @param inner the driver that gives the connection
 * @param work what SQLite has done, counted by whoever runs its statements
 */
export function yieldingDriver(inner: Driver, work: Work): Driver {
  return {
    ...inner,
    async acquireConnection(options) {
      // Looked at when the own turn has come: of many that stand in line each would find that nothing has been done yet.
      const connection = await inner.acquireConnection(options);
      if (work.since > turn) {
        work.since = 0;
        await setImmediate();
      }
      return connection;
    },
  };
}
