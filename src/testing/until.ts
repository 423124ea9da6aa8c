import { setTimeout as pause } from 'node:timers/promises';

/** What was answered when it held. */
type Held<Result> = Exclude<Result, false | 0 | '' | null | undefined>;

/** What never holds ends here, however slow the machine is. */
const patienceMs = 300_000;

/**
 * Waits until something holds: tests, journeys and measurements alike.
 * @param interval how long it rests between two looks, in milliseconds
 * @throws what the check throws, and after five minutes that it has not held
 */
export async function until<Result>(check: () => Result | Promise<Result>, interval = 20): Promise<Held<Result>> {
  for (const ends = performance.now() + patienceMs; ; ) {
    const held = await check();
    if (held) return held as Held<Result>;
    if (performance.now() > ends) throw new Error(`within ${patienceMs} ms it has not held: ${check}`);
    await pause(interval);
  }
}
