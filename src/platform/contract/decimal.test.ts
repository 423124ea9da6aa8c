import { expect, test } from 'vitest';
import { decimalOf, decimalText, decimalTyped } from './decimal.rules.ts';

test.each([
  ['4.12', 2, '4,12'],
  ['4,125', 2, '4,12'],
  ['4,', 2, '4,'],
  ['1.234,5', 2, '1,23'],
  ['-4,1L', 2, '4,1'],
  ['17 5', 0, '175'],
  ['175,5', 0, '175'],
  ['<img>', 2, ''],
])('of %s with %i digits is kept %s', (typed, digits, kept) => {
  expect(decimalTyped(typed, digits)).toBe(kept);
});

test.each([
  ['4,12', 4.12],
  [' 175 ', 175],
  ['0,35', 0.35],
  ['4.12', null],
  ['4,', null],
  [',5', null],
  ['1234', null],
  ['', null],
  ['x', null],
])('%s is %s', (text, number) => {
  expect(decimalOf(text)).toBe(number);
});

test.each([
  [4.12, 2, '4,12'],
  [82.25, 1, '82,3'],
  [1.005, 2, '1,01'],
  [98, 0, '98'],
])('%d with %i digits is written %s', (number, digits, text) => {
  expect(decimalText(number, digits)).toBe(text);
});
