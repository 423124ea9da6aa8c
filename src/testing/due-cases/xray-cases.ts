import type { DustBand } from '../../programmes/programmes.labels.ts';
import { type DueCase, did, exam, group, line, noise, office, silica } from './due-case.ts';

const board = 'NR-7, Anexo III, Quadro 1';
const chest = '1415';
const asks = (band: DustBand, everyMonths: number | null = null) =>
  group({ risks: [silica(band)], exams: [exam('0295'), exam(chest, { everyMonths })] });
const xray = (band: DustBand, admitted: string, doneOn: string, everyMonths: number | null = null) => ({
  admitted,
  group: asks(band, everyMonths),
  done: [did('0295', '2026-03-12'), did(chest, doneOn)],
});

/** Annex III, Quadro 1: the chest X-ray by the measured dust and the years in it; without a band it is asked for. */
export const xrayCases: readonly DueCase[] = [
  line('unmeasured, the first years: 24', xray('unmeasured', '2020-03-10', '2026-03-12'), chest, ['2028-03-12', board]),
  line('unmeasured, over 15 years: 12', xray('unmeasured', '2008-03-10', '2026-03-12'), chest, ['2027-03-12', board]),
  line('unmeasured, 15 years with the next one: 24', xray('unmeasured', '2013-03-12', '2026-03-12'), chest, [
    '2028-03-12',
    board,
  ]),
  line(
    'unmeasured, 15 years a day before the next one: yearly since then',
    xray('unmeasured', '2013-03-11', '2026-03-12'),
    chest,
    ['2028-03-11', board],
  ),
  line('unmeasured, 15 years between: on that day', xray('unmeasured', '2012-09-30', '2026-03-12'), chest, [
    '2027-09-30',
    board,
  ]),
  line('unmeasured, 15 years before a year is over: 12', xray('unmeasured', '2011-09-30', '2026-03-12'), chest, [
    '2027-03-12',
    board,
  ]),
  line('above the limit: 12', xray('above100', '2020-03-10', '2026-03-12'), chest, ['2027-03-12', board]),
  line('above the limit, over 15 years: 12', xray('above100', '2005-03-10', '2026-03-12'), chest, [
    '2027-03-12',
    board,
  ]),
  line('50 to 100 %: 36', xray('upTo100', '2020-03-10', '2026-03-12'), chest, ['2029-03-12', board]),
  line('50 to 100 %, over 15 years: 24', xray('upTo100', '2005-03-10', '2026-03-12'), chest, ['2028-03-12', board]),
  line('10 to 50 %: 60', xray('upTo50', '2020-03-10', '2026-03-12'), chest, ['2031-03-12', board]),
  line('10 to 50 %, over 15 years: 36', xray('upTo50', '2005-03-10', '2026-03-12'), chest, ['2029-03-12', board]),
  line('up to 10 %: no periodic one', xray('upTo10', '2020-03-10', '2026-03-12'), chest, null),
  line('no band said: it is asked for', xray('', '2020-03-10', '2026-03-12'), chest, [null, board]),
  line('no band said, protocol of 12: right by any of them', xray('', '2020-03-10', '2026-03-12', 12), chest, [
    '2027-03-12',
    'NR-7, 7.5.18',
  ]),
  line('no band said, protocol of 13: it is asked for', xray('', '2020-03-10', '2026-03-12', 13), chest, [null, board]),
  line('sooner by protocol', xray('upTo50', '2020-03-10', '2026-03-12', 24), chest, ['2028-03-12', 'NR-7, 7.5.18']),
  line('later by protocol is as the board says', xray('unmeasured', '2020-03-10', '2026-03-12', 60), chest, [
    '2028-03-12',
    board,
  ]),
  line('at admission', { group: asks('unmeasured'), done: [did('0295', '2026-03-12')] }, chest, [
    '2020-03-10',
    'NR-7, 7.5.8 I',
  ]),
  line('at admission, up to 10 %', { group: asks('upTo10'), done: [did('0295', '2026-03-12')] }, chest, [
    '2020-03-10',
    'NR-7, 7.5.8 I',
  ]),
  line('a leap day', xray('unmeasured', '2020-03-10', '2024-02-29'), chest, ['2026-02-28', board]),
  line(
    'with two readers, the same',
    {
      group: group({ risks: [silica('unmeasured')], exams: [exam('0295'), exam('1078')] }),
      done: [did('0295', '2026-03-12'), did('1078', '2026-03-12')],
    },
    '1078',
    ['2028-03-12', board],
  ),
  line(
    'years count from the dust, not from the admission',
    {
      admitted: '2005-03-10',
      inFunction: '2020-06-01',
      functionBefore: office,
      group: asks('unmeasured'),
      done: [did('0295', '2026-03-12'), did(chest, '2026-03-12')],
    },
    chest,
    ['2028-03-12', board],
  ),
  line(
    'without dust: the physician’s',
    {
      group: group({ risks: [noise], exams: [exam('0295'), exam(chest, { everyMonths: 36 })] }),
      done: [did('0295', '2026-03-12'), did(chest, '2026-03-12')],
    },
    chest,
    ['2029-03-12', 'NR-7, 7.5.18'],
  ),
];
