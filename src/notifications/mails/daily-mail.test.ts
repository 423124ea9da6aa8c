import { expect, test } from 'vitest';
import { lastCutoff } from './daily-mail.rules.ts';

test.each([
  ['2026-11-22T09:59:59.999Z', '2026-11-21T09:55:00.000Z', 'before seven it is yesterday’s'],
  ['2026-11-22T10:00:00.000Z', '2026-11-22T09:55:00.000Z', 'at seven it is today’s'],
  [
    '2026-11-23T01:30:00.000Z',
    '2026-11-22T09:55:00.000Z',
    'late in the evening, when it is the next day in UTC, still today’s',
  ],
  ['2026-11-23T04:00:00.000Z', '2026-11-22T09:55:00.000Z', 'after midnight it is yesterday’s'],
  ['2018-12-01T09:30:00.000Z', '2018-12-01T08:55:00.000Z', 'in a summer that had its own time, too'],
])('at %s the daily e-mails tell of what was before %s: %s', (now, cutoff) => {
  expect(lastCutoff(new Date(now)).toISOString()).toBe(cutoff);
});
