import { expect, test } from 'vitest';
import { inFreePlaces } from './serialized.server.ts';

test('one that takes long keeps its own place and no other: all that come behind it are done meanwhile, in turn', async () => {
  const inPlace = inFreePlaces(4);
  const long = Promise.withResolvers<string>();
  const slow = inPlace(() => long.promise);
  const begun: number[] = [];
  await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      inPlace(async () => {
        begun.push(nth);
      }),
    ),
  );
  expect(begun).toEqual(Array.from({ length: 20 }, (_, nth) => nth));
  long.resolve('in the end');
  expect(await slow).toBe('in the end');
});

test('never more are at work than there are places, and a failure frees its own', async () => {
  const inPlace = inFreePlaces(2);
  let atWork = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, nth) =>
      inPlace(async () => {
        atWork += 1;
        most = Math.max(most, atWork);
        await Promise.resolve();
        atWork -= 1;
        if (nth % 3 === 0) throw new Error('broken');
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
});
