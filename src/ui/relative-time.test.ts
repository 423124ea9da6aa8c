import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

test.each([
  ['2026-11-21T12:00:00.000Z', 'agora há pouco'],
  ['2026-11-21T11:59:01.000Z', 'agora há pouco'],
  ['2026-11-21T11:59:00.000Z', 'há 1 minuto'],
  ['2026-11-21T11:55:00.000Z', 'há 5 minutos'],
  ['2026-11-21T11:00:01.000Z', 'há 59 minutos'],
  ['2026-11-21T09:00:00.000Z', 'há 3 horas'],
  ['2026-11-20T12:00:00.000Z', 'ontem'],
  ['2026-11-15T12:00:00.000Z', 'há 6 dias'],
  ['2026-11-02T15:00:00.000Z', 'em 02-11-2026'],
])('%s is spoken of as %s', (at, words) => {
  expect(relativeTime(at, now)).toBe(words);
});

test('a clock that is a little behind the server’s makes nothing be in the future', () => {
  expect(relativeTime('2026-11-21T12:00:30.000Z', now)).toBe('agora há pouco');
});
