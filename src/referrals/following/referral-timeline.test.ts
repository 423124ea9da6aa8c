import { expect, test } from 'vitest';
import { ageOn } from './age.rules.ts';
import { timelineOf } from './referral-timeline.rules.ts';

const none = { createdAt: '2026-11-20T12:00:00.000Z', arrivedAt: null, beganAt: null, endedAt: null };
const came = { ...none, arrivedAt: '2026-11-24T11:20:00.000Z' };

test('where a referral is now is said in words, with what came before and when', () => {
  expect(timelineOf({ ...none, state: 'scheduled' })).toEqual([
    { label: 'Encaminhado', words: '20-11-2026, às 09:00. Agora: à espera da chegada', isDone: true, isNow: true },
    { label: 'Chegou', words: 'Ainda não', isDone: false, isNow: false },
    { label: 'Atendido', words: 'Ainda não', isDone: false, isNow: false },
    { label: 'ASO', words: 'Ainda não', isDone: false, isNow: false },
  ]);
  expect(timelineOf({ ...came, state: 'arrived' }).map(({ words }) => words)).toEqual([
    '20-11-2026, às 09:00',
    '24-11-2026, às 08:20. Agora: à espera de ser chamado',
    'Ainda não',
    'Ainda não',
  ]);
});

test('a step that nobody has noted is passed over in words; the ASO is the last one', () => {
  const steps = timelineOf({ ...none, endedAt: '2026-11-24T12:00:00.000Z', state: 'completed' });
  expect(steps.map(({ words }) => words)).toEqual([
    '20-11-2026, às 09:00',
    'Sem horário registrado',
    'Sem horário registrado',
    '24-11-2026, às 09:00. Agora: tudo feito',
  ]);
});

test('of what was called off nothing is still to come, and what was done stays done', () => {
  const steps = timelineOf({ ...came, endedAt: '2026-11-24T12:00:00.000Z', state: 'cancelled' });
  expect(steps.map(({ isNow, words }) => [isNow, words])).toEqual([
    [false, '20-11-2026, às 09:00'],
    [true, '24-11-2026, às 08:20. Não segue: foi cancelado'],
    [false, 'Não haverá'],
    [false, 'Não haverá'],
  ]);
});

test.each([
  ['1990-05-20', '2026-05-19', 35],
  ['1990-05-20', '2026-05-20', 36],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['', '2026-03-01', null],
  ['2030-01-01', '2026-03-01', null],
])('who was born on %s has %s: %s years', (birth, day, years) => {
  expect(ageOn(birth, day)).toBe(years);
});
