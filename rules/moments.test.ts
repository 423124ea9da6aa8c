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

/** Where a date is written otherwise, because it is read elsewhere than on a screen. */
const elsewhere: readonly string[] = [
  // Paper has days with strokes.
  'src/documents/paper/blocks.rules.ts',
  // A spreadsheet program shows days as it does, and takes them in that form.
  'src/platform/sheets/xlsx-sheet.server.ts',
  'src/imports/wrong-lines.server.ts',
  'src/imports/columns/cells/date-cell.rules.ts',
];

const otherWays = [
  /\bdateStyle\b|\btimeStyle\b|\bmonth: '/,
  /replace(All)?\(('-'|\/-\/g), ?'\/'\)/,
  /\bdd\/mm\/(aaaa|yyyy)\b/i,
  /\$\{\w*day\w*\}\/\$\{/i,
  /formatDate\(dayIn\(/,
  /(formatDate|dayOf)\([^)]*\)\}?,? (\$?\{)?time(Of|OfDay)\(/,
];

test('a date, a time and the two of them are each written in one way (decision 107)', () => {
  const wrong = codeFiles.filter(
    (file) =>
      file.startsWith('src/') &&
      !isTest(file) &&
      ![...others, ...elsewhere].includes(file) &&
      otherWays.some((way) => way.test(read(file))),
  );
  expect(wrong, 'Use formatDate, dayOf, timeOf, timeOfDay, momentOf or preciseMoment; on paper paperDate.').toEqual([]);
});
