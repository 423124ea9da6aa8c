import { expect, test } from 'vitest';
import { dayOf, momentOf, preciseMoment, timeOf, timeOfDay } from './moments.ts';

test('a moment is told in the words of its place, by the clock of the practice wherever the reader is', () => {
  const at = '2027-01-01T02:59:59.999Z';
  expect(dayOf(at)).toBe('31-12-2026');
  expect(timeOfDay(at)).toBe('23:59');
  expect(momentOf(at)).toBe('31-12-2026, às 23:59');
  expect(preciseMoment(at)).toBe('31-12-2026, às 23:59:59');
});

test('what is no time says nothing', () => {
  expect([dayOf(''), timeOfDay('ontem'), momentOf(''), preciseMoment('')]).toEqual(['', '', '', '']);
});

test.each([
  [0, '00:00'],
  [500, '08:20'],
  [1439, '23:59'],
])('%s minutes after midnight are %s', (minute, words) => {
  expect(timeOf(minute)).toBe(words);
});
