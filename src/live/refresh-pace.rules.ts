/**
 * How long events are gathered before what they concern is asked anew, in milliseconds: not every browser asks in the same
 * moment, and a screen on which much happens is asked once a second.
 */
const refreshPace = { gatherMs: 100, scatterMs: 150, restMs: 1_000 } as const;

/**
 * @param sinceLastMs how long ago the screen was asked anew
 * @returns how long an event waits until it is again, in milliseconds
 */
export function refreshIn(sinceLastMs: number): number {
  const { gatherMs, scatterMs, restMs } = refreshPace;
  return Math.max(restMs - sinceLastMs, gatherMs + Math.random() * scatterMs);
}
