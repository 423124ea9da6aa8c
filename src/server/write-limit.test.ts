import { expect, test } from 'vitest';
import { limitWrites } from './write-limit.server.ts';

let now = 0;
function refusal(write: () => void) {
  try {
    write();
  } catch (error) {
    return error as { status: number; data: { retryAfterSeconds: number } };
  }
  throw new Error('it was not refused');
}

test('as many writes as a minute allows may come at once, and then as many as grow back', () => {
  const write = limitWrites(60, () => now);
  for (let times = 0; times < 60; times++) write('ana');
  expect(refusal(() => write('ana'))).toMatchObject({ status: 429, data: { retryAfterSeconds: 1 } });
  now += 2_000;
  for (let times = 0; times < 2; times++) write('ana');
  expect(refusal(() => write('ana')).status).toBe(429);
});

test('what one user writes is not counted for another, and what was refused is not counted at all', () => {
  const write = limitWrites(2, () => now);
  for (let times = 0; times < 2; times++) write('ana');
  for (let times = 0; times < 100; times++) expect(refusal(() => write('ana')).data).toEqual({ retryAfterSeconds: 30 });
  write('bia');
  now += 30_000;
  write('ana');
});

test('it takes as long a rest as it says', () => {
  const write = limitWrites(7, () => now);
  for (let times = 0; times < 7; times++) write('ana');
  const { retryAfterSeconds } = refusal(() => write('ana')).data;
  now += retryAfterSeconds * 1_000;
  write('ana');
});

test('no limit refuses nothing', () => {
  const write = limitWrites(0, () => now);
  for (let times = 0; times < 10_000; times++) write('ana');
});
