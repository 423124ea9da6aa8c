import { expect, test } from 'vitest';
import { telling } from './telling.server.ts';

test('what is noted is told at once, then once in a second, and at the end what was not told yet', async () => {
  let now = 0;
  const told: number[] = [];
  const screens = telling(
    async () => void told.push(now),
    () => now,
  );
  await screens.caughtUp(); // Nothing was noted.
  for (now = 0; now < 2_500; now += 100) await screens.noted();
  expect(told).toEqual([0, 1_000, 2_000]);
  await screens.caughtUp();
  await screens.caughtUp();
  expect(told).toEqual([0, 1_000, 2_000, 2_500]);
});
