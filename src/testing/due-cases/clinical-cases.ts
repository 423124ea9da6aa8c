import { type DueCase, did, exam, group, line, noise, office, pressure, risk } from './due-case.ts';

const yearly = 'NR-7, 7.5.8 II';
const last = [did('0295', '2026-03-12')];
const withRisks = (...risks: ReturnType<typeof risk>[]) => group({ risks });
const every = (months: number, fields: object = {}) =>
  group({ exams: [exam('0295', { everyMonths: months })], ...fields });
const exposed = withRisks(noise);
const onDay = (doneOn: string) => [did('0295', doneOn)];

/** NR-7, 7.5.8 II, 7.7.1; NR-31, 31.3.7; Annex IV: how long after one clinical exam the next one is. */
export const clinicalCases: readonly DueCase[] = [
  line('physical agent: 12 months', { group: exposed, done: last }, '0295', ['2027-03-12', yearly]),
  line('chemical agent: 12 months', { group: withRisks(risk('chemical', '01.19.036')), done: last }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line('biological agent: 12 months', { group: withRisks(risk('biological', '03.01.001')), done: last }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line('ergonomic risk: 12', { group: withRisks(risk('ergonomic', '', 'Postura')), done: last }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line('accident risk: 12', { group: withRisks(risk('accident', '', 'Queda')), done: last }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line('psychosocial risk: 12', { group: withRisks(risk('psychosocial', '', 'Metas')), done: last }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line('two risks: 12 once', { group: withRisks(noise, risk('accident', '', 'Queda')), done: last }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line('absence declared: 24', { group: office, done: last }, '0295', ['2028-03-12', yearly]),
  line(
    'neither risks nor absence: the physician',
    { group: group(), done: last },
    '0295',
    [null, yearly],
    'withoutProtocol',
  ),
  line('neither, protocol says 12', { group: every(12), done: last }, '0295', ['2027-03-12', yearly]),
  line('protocol of 6 with risks', { group: every(6, { risks: [noise] }), done: last }, '0295', ['2026-09-12', yearly]),
  line('protocol of 11 with risks', { group: every(11, { risks: [noise] }), done: last }, '0295', [
    '2027-02-12',
    yearly,
  ]),
  line('protocol of 12 with risks', { group: every(12, { risks: [noise] }), done: last }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line('protocol of 13 with risks is 12', { group: every(13, { risks: [noise] }), done: last }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line('protocol of 24 with risks is 12', { group: every(24, { risks: [noise] }), done: last }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line('protocol of 12 without risks', { group: every(12, { absence: true }), done: last }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line('protocol of 23 without risks', { group: every(23, { absence: true }), done: last }, '0295', [
    '2028-02-12',
    yearly,
  ]),
  line('protocol of 25 without risks is 24', { group: every(25, { absence: true }), done: last }, '0295', [
    '2028-03-12',
    yearly,
  ]),
  line('exempt: 24', { employer: 'exempt', group: office, done: last }, '0295', ['2028-03-12', 'NR-7, 7.7.1']),
  line(
    'exempt with an accident risk: 24',
    { employer: 'exempt', group: withRisks(risk('accident', '', 'Queda')), done: last },
    '0295',
    ['2028-03-12', 'NR-7, 7.7.1'],
  ),
  line('exempt, protocol of 12', { employer: 'exempt', group: every(12, { absence: true }), done: last }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line('rural: 12', { employer: 'rural', group: group(), done: last }, '0295', ['2027-03-12', 'NR-31, 31.3.7']),
  line('rural without risks: 12', { employer: 'rural', group: office, done: last }, '0295', [
    '2027-03-12',
    'NR-31, 31.3.7',
  ]),
  line('rural, protocol of 6', { employer: 'rural', group: every(6), done: last }, '0295', ['2026-09-12', yearly]),
  line('hyperbaric by risk: 6', { group: withRisks(pressure), done: last }, '0295', ['2026-09-12', 'NR-7, Anexo IV']),
  line('diving: 6', { group: withRisks(risk('physical', '02.01.018')), done: last }, '0295', [
    '2026-09-12',
    'NR-7, Anexo IV',
  ]),
  line('hyperbaric by aptitude: 6', { group: group({ aptitudes: ['Trabalho hiperbárico'] }), done: last }, '0295', [
    '2026-09-12',
    'NR-7, Anexo IV',
  ]),
  line('hyperbaric in rural work: 6', { employer: 'rural', group: withRisks(pressure), done: last }, '0295', [
    '2026-09-12',
    'NR-7, Anexo IV',
  ]),
  line('hyperbaric, protocol of 12 is 6', { group: every(12, { risks: [pressure] }), done: last }, '0295', [
    '2026-09-12',
    'NR-7, Anexo IV',
  ]),
  line('a leap day and 12 months', { group: exposed, done: onDay('2024-02-29') }, '0295', ['2025-02-28', yearly]),
  line('a leap day and 24 months', { group: office, done: onDay('2024-02-29') }, '0295', ['2026-02-28', yearly]),
  line('24 months to a leap year', { group: office, done: onDay('2022-02-28') }, '0295', ['2024-02-28', yearly]),
  line('the day after a leap day', { group: exposed, done: onDay('2024-03-01') }, '0295', ['2025-03-01', yearly]),
  line('the end of August and 6 months', { group: every(6), done: onDay('2025-08-31') }, '0295', [
    '2026-02-28',
    yearly,
  ]),
  line('the end of August before a leap day', { group: every(6), done: onDay('2023-08-31') }, '0295', [
    '2024-02-29',
    yearly,
  ]),
  line('the end of March and 3 months', { group: every(3), done: onDay('2026-03-31') }, '0295', ['2026-06-30', yearly]),
  line('the end of January and 1 month', { group: every(1), done: onDay('2026-01-31') }, '0295', [
    '2026-02-28',
    yearly,
  ]),
  line('over the end of the year', { group: every(2), done: onDay('2025-12-15') }, '0295', ['2026-02-15', yearly]),
  line('the last day of the year', { group: exposed, done: onDay('2025-12-31') }, '0295', ['2026-12-31', yearly]),
  line('the newest of two', { group: exposed, done: [...onDay('2025-03-12'), ...last] }, '0295', [
    '2027-03-12',
    yearly,
  ]),
  line('a return is a clinical exam', { group: exposed, done: [did('0295', '2026-05-02', 'return')] }, '0295', [
    '2027-05-02',
    yearly,
  ]),
  line(
    'a protocol that names no clinical exam has it',
    { group: group({ exams: [exam('0281')], risks: [noise] }), done: last },
    '0295',
    ['2027-03-12', yearly],
  ),
];
