/** How long a batch waits before it goes on. */
export const batchPauses = { firstMs: 30_000, processingMs: 15_000, longestMs: 6 * 3_600_000 } as const;

/** After a fault: twice as long each time. */
export function pauseAfterFault(tries: number): number {
  return Math.min(batchPauses.firstMs * 2 ** Math.min(tries, 20), batchPauses.longestMs);
}

/** While the service still works on it: what it says itself, or a little longer each time, up to half an hour. */
export function pauseWhileProcessing(tries: number, waitSeconds: number | null): number {
  const own = waitSeconds === null ? batchPauses.processingMs * 2 ** Math.min(tries, 20) : waitSeconds * 1_000;
  return Math.min(Math.max(own, 5_000), 30 * 60_000);
}
