/** How the refusals of one session are written down and answered. */
export type Pace = {
  /** How long they are counted together, in milliseconds. */
  windowMs: number;
  /** How many different ones of a window have entries of their own. */
  apart: number;
  /** How many of a window are answered at once. */
  free: number;
  /** Milliseconds that the next one waits; each further one twice as long as the one before. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** How many may wait at the same time. */
  mostPausing: number;
};

/** A person who follows old links is refused a few times; who is refused twenty times in a quarter of an hour is searching. */
export const usualPace: Pace = {
  windowMs: 15 * 60_000,
  apart: 20,
  free: 20,
  firstPauseMs: 100,
  longestPauseMs: 5_000,
  mostPausing: 10,
};

/** How long the refusal that is the nth of its window waits for its answer. */
export function pauseFor(nth: number, { free, firstPauseMs, longestPauseMs }: Pace): number {
  return nth <= free ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(30, nth - free - 1));
}
