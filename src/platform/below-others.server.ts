import { constants, setPriority } from 'node:os';

/**
 * Lets the thread that calls it work behind those that answer people, where there are fewer processors than threads. Linux gives
 * each thread a priority of its own, which the threads that it begins take over; elsewhere it would be the whole process's.
 */
export function workBelowOthers(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
