const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** Before each further attempt, the last one again and again: three days in all. */
const pausesMs = [5 * second, minute, 10 * minute, hour, ...Array.from({ length: 11 }, () => 6 * hour)];

/** What could not be told for so long is set aside. */
export const longestWaitMs = 72 * hour;

/** No system puts off what it is told for longer than that. */
const longestPauseMs = 6 * hour;

/**
 * How long a delivery waits after an attempt that failed; null after the last one. By chance up to a tenth more, so that what
 * failed together does not come back together.
 * @param attempt the one that failed; 1 for the first
 * @param retryAfterMs what the receiving system has asked for
 */
export function pauseAfter(attempt: number, retryAfterMs: number | null, chance = Math.random()): number | null {
  const pause = pausesMs[attempt - 1];
  if (pause === undefined) return null;
  return Math.round(Math.max(pause * (1 + chance / 10), Math.min(retryAfterMs ?? 0, longestPauseMs)));
}

/**
 * How long a system that does not answer is left alone.
 * @param failures how often in a row it was found so; 1 for the first
 */
export function restAfter(failures: number, retryAfterMs: number | null, chance = Math.random()): number {
  return pauseAfter(Math.min(failures, pausesMs.length), retryAfterMs, chance) ?? longestPauseMs;
}

/**
 * What a header `Retry-After` asks for (RFC 9110, 10.2.3: seconds, or a date), in milliseconds.
 * @returns null for none, and for one that says nothing
 */
export function retryAfterOf(header: string | undefined, now = Date.now()): number | null {
  if (header === undefined) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * second : Date.parse(header) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}
