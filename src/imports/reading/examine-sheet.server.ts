import { once } from 'node:events';
import { readSheet } from './read-sheet.server.ts';
import type { SheetFile, SheetProblem } from './sheet.labels.ts';
import { SheetError } from './sheet-error.server.ts';

/** So many wait to be examined; who comes when they do is not kept waiting behind them. */
const mostWaiting = 8;

/** Whoever has sent a file waits no longer for what it is. */
const patienceMs = 30_000;

let waiting = 0;

/**
 * Reads a file to its end, by the same thread and in the same turns as whoever wants its lines, to answer whoever sends it.
 * @returns why it can't be read; null where it can, or where that could not be told within the time there is
 */
export async function examineSheet(
  fetch: () => Promise<SheetFile>,
  { most, ms } = { most: mostWaiting, ms: patienceMs },
): Promise<SheetProblem | null> {
  if (waiting >= most) return null;
  waiting += 1;
  const patience = AbortSignal.timeout(ms);
  try {
    await Promise.race([readSheet(fetch, null, patience), once(patience, 'abort')]);
    return null;
  } catch (error) {
    if (error instanceof SheetError) return error.problem;
    if (patience.aborted) return null;
    throw error;
  } finally {
    waiting -= 1;
  }
}
