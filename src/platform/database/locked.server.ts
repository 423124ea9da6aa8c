import { setTimeout as pause } from 'node:timers/promises';
import type { OwnLocks } from './apart/own-locks.server.ts';

/** How long a call waits for a lock that another process holds, in milliseconds; then it is refused with 503. */
const patience = 30_000;

/** Between two tries. */
const interval = 20;

/** Whether SQLite says that another process holds the lock: SQLITE_BUSY in any of its forms. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

/**
 * Tries again while another process holds the lock, without holding up anybody: SQLite's own waiting would stop the whole
 * process.
 * @param apart what this process does with the lock itself: that ends, and is waited for however long it takes
 * @param wait what is done between two tries, if not only waited
 * @throws what the last try threw, when another process has held the lock for too long
 */
export async function whileLocked<Result>(
  attempt: () => Promise<Result>,
  apart: OwnLocks,
  wait = waiting,
): Promise<Result> {
  for (let end = performance.now() + patience; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (apart.isHeld()) end = performance.now() + patience;
      if (!isLocked(error) || performance.now() > end) throw error;
    }
    await wait();
  }
}

/** The pause between two tries. */
export function waiting(): Promise<void> {
  return pause(interval);
}
