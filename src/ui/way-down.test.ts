import { expect, test } from 'vitest';
import { wayDown } from './way-down.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test('what covers nothing stays where it is', () => {
  const stack = box(1000, 76, 1400, 130);
  expect(wayDown(stack, [])).toBe(0);
  expect(wayDown(stack, [box(0, 0, 1440, 64)])).toBe(0);
  expect(wayDown(stack, [box(300, 70, 900, 140)])).toBe(0);
  expect(wayDown(stack, [box(300, 400, 1100, 460)])).toBe(0);
});

test('what would be covered is left in sight, one after the other', () => {
  const stack = box(1000, 76, 1400, 130);
  expect(wayDown(stack, [box(1200, 96, 1400, 140)])).toBe(140 + 12 - 76);
  expect(wayDown(stack, [box(370, 170, 1070, 230), box(1200, 96, 1400, 140)])).toBe(230 + 12 - 76);
});
