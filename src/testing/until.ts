import { setTimeout as pause } from 'node:timers/promises';
import { patienceMs } from './patience/patience.ts';

/** What was answered when it held. */
type Held<Result> = Exclude<Result, false | 0 | '' | null | undefined>;

/**
 * Waits until something holds: tests, journeys and measurements alike.
 * @param interval how long it rests between two looks, in milliseconds
 * @throws what the check throws, and when all patience has gone that it has not held
 */
export async function until<Result>(check: () => Result | Promise<Result>, interval = 20): Promise<Held<Result>> {
  for (const begun = performance.now(); ; ) {
    const held = await check();
    if (held) return held as Held<Result>;
    const waited = performance.now() - begun;
    if (waited > patienceMs()) throw new Error(`within ${Math.round(waited)} ms it has not held: ${check}`);
    await pause(interval);
  }
}
