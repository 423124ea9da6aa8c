import { type DueCase, did, exam, group, line, noise, office, pressure, risk, silica } from './due-case.ts';

const annexII = 'NR-7, Anexo II';
const annexIII = 'NR-7, Anexo III';
const own = 'NR-7, 7.5.18';
const yearly = 'NR-7, 7.5.13';
const seen = did('0295', '2026-03-12');
const asks = (code: string, fields: Parameters<typeof exam>[1] = {}, more: object = { risks: [noise] }) =>
  group({ exams: [exam('0295'), exam(code, fields)], ...more });
const with0281 = [seen, did('0281', '2026-03-12')];
const with1057 = [seen, did('1057', '2026-03-12')];
const with0100 = [seen, did('0100', '2026-03-12')];
const dust = { risks: [silica('unmeasured')] };
const periodic = { occasions: ['periodic' as const] };
const under = { risks: [pressure], exams: [exam('0295'), exam('0281')] };
const dive = { admitted: '2025-08-31', group: group(under) };
const atAdmission = did('0281', '2025-08-20', 'admission');
const ready = did('0295', '2025-08-20', 'admission');

/** Annex II, Annex III 3.1, Annex IV 1.18 g; 7.5.13 to 7.5.15; what the protocol asks for by itself. */
export const complementaryCases: readonly DueCase[] = [
  line('audiometry: yearly', { group: asks('0281'), done: with0281 }, '0281', ['2027-03-12', annexII]),
  line('audiometry of a leap day', { group: asks('0281'), done: [seen, did('0281', '2024-02-29')] }, '0281', [
    '2025-02-28',
    annexII,
  ]),
  line('audiometry: sooner by protocol', { group: asks('0281', { everyMonths: 6 }), done: with0281 }, '0281', [
    '2026-09-12',
    own,
  ]),
  line('audiometry: 11 by protocol', { group: asks('0281', { everyMonths: 11 }), done: with0281 }, '0281', [
    '2027-02-12',
    own,
  ]),
  line('audiometry: never later with noise', { group: asks('0281', { everyMonths: 24 }), done: with0281 }, '0281', [
    '2027-03-12',
    annexII,
  ]),
  line(
    'audiometry: the physician’s without noise',
    { group: asks('0281', { everyMonths: 24 }, { absence: true }), done: with0281 },
    '0281',
    ['2028-03-12', own],
  ),
  line(
    'audiometry without noise and months: yearly',
    { group: asks('0281', {}, { absence: true }), done: with0281 },
    '0281',
    ['2027-03-12', annexII],
  ),
  line('audiometry: never made', { group: asks('0281'), done: [seen] }, '0281', ['2020-03-10', 'NR-7, 7.5.8 I']),
  line('spirometry: 24 months', { group: asks('1057', {}, dust), done: with1057 }, '1057', ['2028-03-12', annexIII]),
  line('spirometry of a leap day', { group: asks('1057', {}, dust), done: [seen, did('1057', '2024-02-29')] }, '1057', [
    '2026-02-28',
    annexIII,
  ]),
  line(
    'spirometry: never later with dust',
    { group: asks('1057', { everyMonths: 36 }, dust), done: with1057 },
    '1057',
    ['2028-03-12', annexIII],
  ),
  line('spirometry: sooner by protocol', { group: asks('1057', { everyMonths: 12 }, dust), done: with1057 }, '1057', [
    '2027-03-12',
    own,
  ]),
  line(
    'spirometry: the physician’s without dust',
    { group: asks('1057', { everyMonths: 36 }), done: with1057 },
    '1057',
    ['2029-03-12', own],
  ),
  line('spirometry: never made', { group: asks('1057', {}, dust), done: [seen] }, '1057', [
    '2020-03-10',
    'NR-7, 7.5.8 I',
  ]),
  {
    ...line('indicator: 6 months', { group: asks('0100', { indicator: 'quadro1' }), done: with0100 }, '0100', [
      '2026-09-12',
      yearly,
    ]),
    expected: { dueOn: '2026-09-12', item: yearly, fromOn: '2026-07-29', untilOn: '2026-10-27' },
  },
  {
    ...line(
      'indicator of clinical meaning: the same',
      { group: asks('0100', { indicator: 'quadro2' }), done: with0100 },
      '0100',
      ['2026-09-12', yearly],
    ),
    expected: { dueOn: '2026-09-12', item: yearly, fromOn: '2026-07-29', untilOn: '2026-10-27' },
  },
  {
    ...line(
      'indicator: 45 days over a leap day',
      { group: asks('0100', { indicator: 'quadro1' }), done: [seen, did('0100', '2023-08-31')] },
      '0100',
      ['2024-02-29', yearly],
    ),
    expected: { dueOn: '2024-02-29', item: yearly, fromOn: '2024-01-15', untilOn: '2024-04-14' },
  },
  {
    ...line(
      'indicator: sooner, without a margin',
      { group: asks('0100', { indicator: 'quadro1', everyMonths: 3 }), done: with0100 },
      '0100',
      ['2026-06-12', own],
    ),
    expected: { dueOn: '2026-06-12', item: own, fromOn: null, untilOn: null },
  },
  line(
    'indicator: of six months by protocol',
    { group: asks('0100', { indicator: 'quadro1', everyMonths: 6 }), done: with0100 },
    '0100',
    ['2026-09-12', yearly],
  ),
  line(
    'indicator: seasonal, a year',
    { group: asks('0100', { indicator: 'quadro1', everyMonths: 12, justification: 'Safra' }), done: with0100 },
    '0100',
    ['2027-03-12', 'NR-7, 7.5.14'],
  ),
  line(
    'indicator: seasonal, never over a year',
    { group: asks('0100', { indicator: 'quadro1', everyMonths: 24, justification: 'Safra' }), done: with0100 },
    '0100',
    ['2027-03-12', 'NR-7, 7.5.14'],
  ),
  line(
    'indicator: a year without a reason is six months',
    { group: asks('0100', { indicator: 'quadro1', everyMonths: 12 }), done: with0100 },
    '0100',
    ['2026-09-12', yearly],
  ),
  line(
    'Quadro 1 is not made at admission: six months later',
    { group: asks('0100', { indicator: 'quadro1' }), done: [seen] },
    '0100',
    ['2020-09-10', yearly],
  ),
  line(
    'Quadro 1, admitted at the end of August',
    { admitted: '2023-08-31', group: asks('0100', { indicator: 'quadro1' }), done: [seen] },
    '0100',
    ['2024-02-29', yearly],
  ),
  line('Quadro 2 may be made at admission', { group: asks('0100', { indicator: 'quadro2' }), done: [seen] }, '0100', [
    '2020-03-10',
    'NR-7, 7.5.8 I',
  ]),
  line(
    'periodic alone: from the beginning',
    { group: asks('0200', { ...periodic, everyMonths: 12 }), done: [seen] },
    '0200',
    ['2021-03-10', own],
  ),
  line(
    'periodic alone: from the function',
    { group: asks('0200', { ...periodic, everyMonths: 12 }), inFunction: '2025-01-31', done: [seen] },
    '0200',
    ['2026-01-31', own],
  ),
  line(
    'periodic alone: the first one sooner',
    { group: asks('0200', { ...periodic, everyMonths: 12, firstAfterMonths: 1 }), done: [seen] },
    '0200',
    ['2020-04-10', own],
  ),
  line('without months: the physician', { group: asks('0200', periodic), done: [seen] }, '0200', [
    null,
    'de quanto em quanto tempo',
  ]),
  line(
    'at admission alone, made',
    { group: asks('0200', { occasions: ['admission'] }), done: [seen, did('0200', '2020-03-09', '')] },
    '0200',
    null,
  ),
  line(
    'at return and dismissal alone',
    { group: asks('0200', { occasions: ['return', 'dismissal'] }), done: [seen] },
    '0200',
    null,
  ),
  line('hyperbaric audiometry: six months after the start', { ...dive, done: [ready, atAdmission] }, '0281', [
    '2026-02-28',
    'NR-7, Anexo IV, 1.18 g',
  ]),
  line('never made: at admission', { ...dive, done: [ready] }, '0281', ['2025-08-31', 'NR-7, 7.5.8 I']),
  line('then yearly', { ...dive, done: [ready, atAdmission, did('0281', '2026-02-27')] }, '0281', [
    '2027-02-27',
    'NR-7, Anexo IV, 1.18 g',
  ]),
  line('made late, but after the six months alone', { ...dive, done: [ready, did('0281', '2026-03-15')] }, '0281', [
    '2027-03-15',
    'NR-7, Anexo IV, 1.18 g',
  ]),
  line(
    'sooner by protocol',
    {
      ...dive,
      group: group({ ...under, exams: [exam('0281', { everyMonths: 3 })] }),
      done: [ready, atAdmission, did('0281', '2026-02-27')],
    },
    '0281',
    ['2026-05-27', own],
  ),
  line(
    'later by protocol is yearly',
    {
      ...dive,
      group: group({ ...under, exams: [exam('0281', { everyMonths: 24 })] }),
      done: [ready, atAdmission, did('0281', '2026-02-27')],
    },
    '0281',
    ['2027-02-27', 'NR-7, Anexo IV, 1.18 g'],
  ),
  line(
    'of who goes under pressure after years: six months after that',
    {
      admitted: '2011-05-16',
      inFunction: '2026-01-31',
      functionBefore: office,
      group: group(under),
      done: [seen, did('0281', '2026-01-20', 'riskChange')],
    },
    '0281',
    ['2026-07-31', 'NR-7, Anexo IV, 1.18 g'],
  ),
  line(
    'noise of which nothing is measured is noise',
    { group: asks('0281', {}, { risks: [noise, risk('accident', '', 'Queda')] }), done: with0281 },
    '0281',
    ['2027-03-12', annexII],
  ),
];
