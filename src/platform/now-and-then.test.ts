import { expect, test } from 'vitest';
import { nowAndThen } from './now-and-then.server.ts';

test('many who ask at once, and soon after, are answered by one question; a bad answer is asked again sooner', async () => {
  let asked = 0;
  let answer = true;
  const question = async () => {
    asked += 1;
    return answer;
  };
  const calm = nowAndThen(question, { goodMs: 600_000, badMs: 0 });
  expect(await Promise.all([calm(), calm(), calm()])).toEqual([true, true, true]);
  expect([await calm(), asked]).toEqual([true, 1]);
  const eager = nowAndThen(question, { goodMs: 600_000, badMs: 0 });
  answer = false;
  expect([await eager(), await eager(), asked]).toEqual([false, false, 3]);
  answer = true;
  expect([await eager(), await eager(), asked]).toEqual([true, true, 4]);
});

test('a question that fails is asked again', async () => {
  let asked = 0;
  const failing = nowAndThen(async () => {
    asked += 1;
    if (asked === 1) throw new Error('away');
    return true;
  });
  await expect(failing()).rejects.toThrow('away');
  expect(await failing()).toBe(true);
});
