import { expect, test } from 'vitest';
import { codeFiles, isTest, read } from './sources.ts';

/** Where a clock is read for another reason than to tell somebody when something happened. */
const others: readonly string[] = [
  'src/platform/clock/moments.ts',
  'src/platform/clock/wall-clock.ts',
  'src/platform/contract/dates.ts',
  // Which hour it is where the e-mails of the day go out.
  'src/notifications/mails/daily-mail.rules.ts',
  // The zone that a program asks for.
  'src/platform/sheets/clock.server.ts',
  'src/app/exports/exports.server.ts',
  // A day of the week of a date, which has no zone.
  'src/referrals/booking/TimeChips.tsx',
];

test('when something happened is told by the practice’s clock alone (decision 75)', () => {
  const wrong = codeFiles.filter(
    (file) =>
      file.startsWith('src/') &&
      !isTest(file) &&
      !others.includes(file) &&
      /Intl\.DateTimeFormat|toLocale(Date|Time)String|\bresolvedOptions\(\)\.timeZone/.test(read(file)),
  );
  expect(wrong, 'Tell it with src/platform/clock/moments.ts.').toEqual([]);
});
