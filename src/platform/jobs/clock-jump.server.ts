import { type Database, hasOneWriter } from '../database/database.server.ts';
import { type Held, renew } from './queue.db.ts';
import type { Workshop } from './run-job.server.ts';
import { bringForward } from './upkeep.db.ts';

/** By less than this a clock is set right all the time, and nobody notices. */
const noticedMs = 2_000;

/**
 * Looks whether this machine's clock has gone otherwise than time does since it was asked last.
 * @returns by how many milliseconds it has jumped: ahead, or back where less than nothing; 0 for not at all
 */
export function watchJumps(): () => number {
  let [shown, passed] = [Date.now(), performance.now()];
  return () => {
    const [nowShown, nowPassed] = [Date.now(), performance.now()];
    const jumped = nowShown - shown - (nowPassed - passed);
    [shown, passed] = [nowShown, nowPassed];
    return Math.abs(jumped) < noticedMs ? 0 : jumped;
  };
}

type Following = { running: readonly Held[]; leaseMs: number; onClockBack: Workshop['onClockBack'] };

/**
 * Lets the queue of an embedded database, which has its machine's clock, not notice that this one has jumped. Ahead, what runs here
 * would seem to be held by nobody, and be begun a second time. Back, what waits would wait for the clock to come to where it was.
 * PostgreSQL has a clock of its own, by which its queue goes.
 */
export async function followClock(
  db: Database,
  jumpedMs: number,
  { running, leaseMs, onClockBack }: Following,
): Promise<void> {
  if (jumpedMs === 0 || !hasOneWriter(db)) return;
  if (jumpedMs < 0) {
    // Together: the queue and what follows the clock beside it.
    await db.transaction().execute(async (tx) => {
      await bringForward(tx, -jumpedMs);
      await onClockBack?.(tx, -jumpedMs);
    });
  }
  for (const held of running) await renew(db, held, leaseMs);
}
