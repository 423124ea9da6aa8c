import { afterEach, expect, test, vi } from 'vitest';
import { whileLocked } from '../locked.server.ts';
import { ownLocks } from './own-locks.server.ts';

afterEach(() => void vi.restoreAllMocks());

/** A clock of the test, and a lock that is held for a minute and a half. */
function heldFor90Seconds() {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return {
    attempt: async () => {
      if (now < 90_000) throw Object.assign(new Error('database is locked'), { errcode: 5 });
      return now;
    },
    wait: async () => {
      now += 10_000;
    },
  };
}

test('a lock that this process holds itself is waited for to its end', async () => {
  const { attempt, wait } = heldFor90Seconds();
  const own = ownLocks();
  own.begin();
  expect(await whileLocked(attempt, own, wait)).toBe(90_000);
});

test('a lock that another process holds is not waited for so long', async () => {
  const { attempt, wait } = heldFor90Seconds();
  const own = ownLocks();
  own.begin()();
  await expect(whileLocked(attempt, own, wait)).rejects.toThrow('locked');
});
