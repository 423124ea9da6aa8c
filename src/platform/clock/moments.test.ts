import { expect, test } from 'vitest';
import { dayAndTime, dayOf, longDate, mediumDate, momentOf, preciseStamp, stamp, timeOfDay } from './moments.ts';

test('a moment is told in the words of its place, by the clock of the practice wherever the reader is', () => {
  const at = '2027-01-01T02:59:59.999Z';
  expect(dayOf(at)).toBe('31/12/2026');
  expect(timeOfDay(at)).toBe('23:59');
  expect(mediumDate(at)).toBe('31 de dez. de 2026');
  expect(longDate(at)).toBe('31 de dezembro de 2026');
  expect(preciseStamp(at)).toBe('31/12/2026 23:59:59');
  expect(stamp(at)).toBe('31/12/2026 23:59');
  expect(momentOf(at)).toBe('31/12/2026, 23:59');
  expect(dayAndTime(at)).toBe('31/12/2026 às 23:59');
});

test('what is no time says nothing', () => {
  expect([dayOf(''), stamp('ontem'), momentOf(''), dayAndTime(''), preciseStamp('')]).toEqual(['', '', '', '', '']);
});
