import { expect, test } from 'vitest';
import { dayIn } from '../contract/dates.ts';
import { momentAt } from './wall-clock.ts';

test.each([
  ['an ordinary time', '2026-11-24', 500, '2026-11-24T11:20:00.000Z'],
  ['midnight', '2026-11-24', 0, '2026-11-24T03:00:00.000Z'],
  ['the last minute of a day', '2026-12-31', 1439, '2027-01-01T02:59:00.000Z'],
  ['the day before daylight saving began', '2018-11-03', 1439, '2018-11-04T02:59:00.000Z'],
  ['a midnight that was left out', '2018-11-04', 0, '2018-11-04T03:00:00.000Z'],
  ['the end of the hour that was left out', '2018-11-04', 59, '2018-11-04T03:59:00.000Z'],
  ['the first time after it', '2018-11-04', 60, '2018-11-04T03:00:00.000Z'],
  ['the morning after it', '2018-11-04', 480, '2018-11-04T10:00:00.000Z'],
  ['the evening in daylight saving', '2018-11-04', 1200, '2018-11-04T22:00:00.000Z'],
  ['the hour before one that came twice', '2019-02-16', 1379, '2019-02-17T00:59:00.000Z'],
  ['the first of a time that came twice', '2019-02-16', 1410, '2019-02-17T01:30:00.000Z'],
  ['the midnight after it', '2019-02-17', 0, '2019-02-17T03:00:00.000Z'],
  ['the morning after it', '2019-02-17', 480, '2019-02-17T11:00:00.000Z'],
  ['a day long after daylight saving was given up', '2026-02-17', 480, '2026-02-17T11:00:00.000Z'],
])('%s, %s and %i minutes, is %s', (_what, day, minute, moment) => {
  expect(momentAt(day, minute).toISOString()).toBe(moment);
});

test('every minute of every day of two years with daylight saving is on its own day, in order', () => {
  let last = 0;
  const wrong: string[] = [];
  for (let at = Date.UTC(2018, 0, 1); at < Date.UTC(2020, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    for (let minute = 0; minute < 1440; minute += 30) {
      const moment = momentAt(day, minute);
      const leftOut = day === '2018-11-04' && minute < 60;
      if (dayIn(moment.toISOString()) !== day || (moment.getTime() < last && !leftOut && minute !== 60))
        wrong.push(`${day} ${minute}`);
      last = moment.getTime();
    }
  }
  expect(wrong).toEqual([]);
});
