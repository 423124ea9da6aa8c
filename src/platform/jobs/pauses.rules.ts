/** How a node goes about its jobs. */
export type Pace = {
  /** So many of a kind at the same time, where the kind has no measure of its own. */
  together: number;
  /** An idle queue is looked at this often. */
  lookMs: number;
  /** Without a sign of life for so long a job is another node's; it is given three times within it. */
  leaseMs: number;
  /** Before the second attempt; before each further one three times as long, up to `longestPauseMs`. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** How long a node that stops waits for what it holds before it gives it back. */
  graceMs: number;
};

export const usualPace: Pace = {
  together: 4,
  lookMs: 1_000,
  leaseMs: 15_000,
  firstPauseMs: 10_000,
  longestPauseMs: 6 * 3_600_000,
  graceMs: 5_000,
};

/**
 * How long a job waits after a failed attempt. By chance up to a quarter more or less, so that what failed together does not
 * come back together.
 * @param attempt the one that failed; 1 for the first
 * @param chance from 0 up to 1
 */
export function pauseAfter(attempt: number, { firstPauseMs, longestPauseMs }: Pace, chance = Math.random()): number {
  const pause = Math.min(firstPauseMs * 3 ** (attempt - 1), longestPauseMs);
  return Math.round(pause * (0.75 + chance / 2));
}
