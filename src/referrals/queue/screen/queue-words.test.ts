import { expect, test } from 'vitest';
import { degreeOfWait, expectedAt, lasting, situationOf } from './queue-words.rules.ts';

const nobody = {
  ...{ room: null, arrivedAt: null, calledAt: null, beganAt: null, endedAt: null, attendedByName: '' },
};
const at = (time: string) => `2026-11-23T${time}:00.000Z`;
const now = Date.parse(at('12:30'));

test.each([
  [{ state: 'arrived', arrivedAt: at('12:18') }, '12 min', ''],
  [
    { state: 'arrived', arrivedAt: at('12:18'), calledAt: at('12:29'), room: 'Sala 2' },
    '12 min',
    'chamado para Sala 2 às 09:29',
  ],
  [
    { state: 'attending', arrivedAt: at('12:00'), beganAt: at('12:25'), attendedByName: 'Ana Lima' },
    'Em atendimento · há 5 min',
    'com Ana Lima · esperou 25 min',
  ],
  [
    { state: 'completed', arrivedAt: at('11:00'), beganAt: at('12:05'), endedAt: at('12:25') },
    'Concluído',
    'esperou 1 h 05 min · atendimento de 20 min',
  ],
  [{ state: 'completed', endedAt: at('12:25') }, 'Concluído', ''],
  [{ state: 'missed' }, 'Faltou', ''],
] as const)('of %o the queue says “%s”, and besides “%s”', (times, words, more) => {
  expect(situationOf({ ...nobody, ...times }, now)).toEqual({ words, more });
});

test('a wait is little before a quarter of an hour, and much after half an hour; who does not wait has none', () => {
  const degrees = ['12:16', '12:15', '12:00', '11:59'].map((time) =>
    degreeOfWait({ state: 'arrived', arrivedAt: at(time) }, now),
  );
  expect(degrees).toEqual(['little', 'some', 'some', 'much']);
  expect(degreeOfWait({ state: 'attending', arrivedAt: at('11:00') }, now)).toBeNull();
});

test('a clock that is behind does not make anybody wait less than nothing', () => {
  expect(lasting(at('12:31'), now)).toBe('menos de 1 min');
});

test('the day of who was expected is said where it is not today', () => {
  expect(expectedAt({ day: '2026-11-23', startsAt: 500 }, '2026-11-23')).toBe('08:20');
  expect(expectedAt({ day: '2026-11-20', startsAt: null }, '2026-11-23')).toBe('20-11-2026, por chegada');
});
