import { expect, test } from 'vitest';
import { countFilled } from './filled.rules.ts';

test('counts texts, choices and rows that hold an answer', () => {
  expect(countFilled(['a', ['x'], [{ name: 'b', date: 'c' }]])).toBe(3);
});

test('does not count what is empty or half filled in', () => {
  expect(countFilled(['', '  ', [], [{ name: 'b', date: '' }], undefined, null])).toBe(0);
});
