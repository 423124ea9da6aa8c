import { expect, test } from 'vitest';
import {
  dayInWords,
  halvesOf,
  isFree,
  nextFree,
  reasonsOf,
  rowsBefore,
  rowsFrom,
  shortWeekday,
} from './choosing-days.rules.ts';

const time = (startsAt: number) => ({ startsAt, professionalId: null, professionalName: '', left: 1 });

test.each([
  ['2026-11-23', 0, 28], // A Monday.
  ['2026-11-26', 3, 25],
  ['2026-11-27', 4, 31],
  ['2026-11-29', 6, 29],
])('from %s on whole weeks are asked for, after %i days that are over: %i days', (from, blank, days) => {
  expect(rowsFrom(from)).toEqual({ blank, days });
  expect((blank + days) % 7).toBe(0);
});

test('the weeks before begin no sooner than today', () => {
  expect(rowsBefore('2026-12-28', '2026-11-27')).toBe('2026-11-30');
  expect(rowsBefore('2026-12-21', '2026-11-27')).toBe('2026-11-27');
});

test('days on which nothing can be had are told by their reason; a full day is open to who comes by order of arrival', () => {
  const days = [
    { day: '2026-11-27', closed: null, times: [time(480)] },
    { day: '2026-11-28', closed: 'Sem atendimento', times: [] },
    { day: '2026-11-29', closed: 'Sem atendimento', times: [] },
    { day: '2026-11-30', closed: null, times: [] },
  ];
  expect(reasonsOf(days, false)).toEqual([
    { reason: 'Sem atendimento', on: '28-11 e 29-11' },
    { reason: 'Sem horários livres', on: '30-11' },
  ]);
  expect(days.map((day) => isFree(day, true))).toEqual([true, false, false, true]);
  expect(nextFree(days, '2026-11-27', false)).toBeUndefined();
  expect(nextFree(days, '2026-11-27', true)?.day).toBe('2026-11-30');
  expect(nextFree(days, '', false)?.day).toBe('2026-11-27');
});

test('a day is told with its day of the week', () => {
  expect(dayInWords('2026-11-30')).toBe('Segunda, 30-11-2026');
  expect(shortWeekday('2026-11-28')).toBe('sáb');
});

test('a day has a morning and an afternoon, and no half in which there is nothing', () => {
  expect(halvesOf([time(700), time(720)])).toEqual([
    { name: 'Manhã', times: [time(700)] },
    { name: 'Tarde', times: [time(720)] },
  ]);
  expect(halvesOf([time(900)]).map(({ name }) => name)).toEqual(['Tarde']);
});
