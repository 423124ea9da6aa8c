import { expect, test } from 'vitest';
import { inssCasesOf, type SickAway } from './inss.rules.ts';

/** From when on somebody is the INSS's: Lei 8.213/1991, art. 60, § 3º; Decreto 3.048/1999, art. 75, § 3º to § 5º. One line for each edge. */

type Said = Partial<Pick<SickAway, 'nature' | 'sameCause'>>;

const away = (
  startsOn: string,
  endsOn: string | null,
  { nature = 'illness', sameCause = '' }: Said = {},
): SickAway => ({
  ...{ id: startsOn, startsOn, endsOn, nature, sameCause },
});
const same = { sameCause: 'yes' } as const;
const another = { sameCause: 'no' } as const;

/** Today, for what has no end. */
const day = '2026-11-27';

test.each<[string, SickAway[], (string | null)[], boolean[]]>([
  ['15 days', [away('2026-10-01', '2026-10-15')], [null], [false]],
  ['16 days', [away('2026-10-01', '2026-10-16')], ['2026-10-16'], [false]],
  ['15 days by today, without an end', [away('2026-11-13', null)], [null], [false]],
  ['16 days by today, without an end', [away('2026-11-12', null)], ['2026-11-27'], [false]],
  ['one that is still to begin, without an end', [away('2026-12-01', null)], [null], [false]],
  ['60 days of another reason', [away('2026-09-01', '2026-10-30', { nature: 'other' })], [], []],
  ['nobody has said of what', [away('2026-10-01', '2026-10-16', { nature: '' })], ['2026-10-16'], [false]],
  ['10 and 6 in a row', [away('2026-10-01', '2026-10-10'), away('2026-10-11', '2026-10-16')], ['2026-10-16'], [false]],
  [
    '10 and 6 in a row for two causes',
    [away('2026-10-01', '2026-10-10'), away('2026-10-11', '2026-10-16', another)],
    [null, null],
    [false, false],
  ],
  [
    '§ 4º: 15, back on the 16th day, away again for the same cause',
    [away('2026-10-01', '2026-10-15'), away('2026-11-02', '2026-11-02', same)],
    [null, '2026-11-02'],
    [false, false],
  ],
  [
    '§ 5º: 10, back, and 5 more for the same cause',
    [away('2026-10-01', '2026-10-10'), away('2026-10-20', '2026-10-24', same)],
    [null, null],
    [false, false],
  ],
  [
    '§ 5º: 10, back, and 6 more for the same cause',
    [away('2026-10-01', '2026-10-10'), away('2026-10-20', '2026-10-25', same)],
    [null, '2026-10-25'],
    [false, false],
  ],
  [
    '§ 5º: three times 6',
    [away('2026-09-01', '2026-09-06'), away('2026-10-01', '2026-10-06', same), away('2026-11-01', '2026-11-06', same)],
    [null, null, '2026-11-04'],
    [false, false, false],
  ],
  [
    'on the 60th day from the return',
    [away('2026-08-01', '2026-08-15'), away('2026-10-15', '2026-10-16', same)],
    [null, '2026-10-15'],
    [false, false],
  ],
  [
    'on the 61st day from the return',
    [away('2026-08-01', '2026-08-15'), away('2026-10-16', '2026-10-17', same)],
    [null, null],
    [false, false],
  ],
  [
    'for another cause',
    [away('2026-10-01', '2026-10-15'), away('2026-11-02', '2026-11-10', another)],
    [null, null],
    [false, false],
  ],
  [
    'nobody has said for which cause: it is asked',
    [away('2026-10-01', '2026-10-10'), away('2026-10-20', '2026-10-25')],
    [null, null],
    [false, true],
  ],
  [
    'nobody has said for which cause, of too few days to matter',
    [away('2026-10-01', '2026-10-10'), away('2026-10-20', '2026-10-24')],
    [null, null],
    [false, false],
  ],
  [
    '§ 3º: at the INSS before, and away again for the same cause',
    [away('2026-09-01', '2026-09-30'), away('2026-10-20', '2026-10-22', same)],
    ['2026-09-16', '2026-10-20'],
    [false, false],
  ],
])('%s', (_what, absences, from, asked) => {
  const cases = inssCasesOf(absences, day);
  expect(cases.map(({ fromOn }) => fromOn)).toEqual(from);
  expect(cases.map(({ isAsked }) => isAsked)).toEqual(asked);
});

test('the order in which absences were written down changes nothing', () => {
  const absences = [away('2026-10-20', '2026-10-25', same), away('2026-10-01', '2026-10-10')];
  expect(inssCasesOf(absences, day)).toEqual(inssCasesOf(absences.toReversed(), day));
  expect(inssCasesOf(absences, day)[1]).toMatchObject({ earlierDays: 10, days: 6, endsOn: '2026-10-25' });
});
