import { expect, test } from 'vitest';
import { acceptedAtDismissal, type Done } from './acceptance.rules.ts';
import type { Employer, ProtocolExam, Risk } from './clinical.rules.ts';
import { dismissalOf } from './dismissal.rules.ts';
import { dueOf } from './due.rules.ts';
import { sourceOf } from './source.rules.ts';

/** The table of what the norms say about days, one line for each of their edges. */

const exam = (code: string, fields: Partial<ProtocolExam> = {}): ProtocolExam => ({
  ...{ code, name: code, occasions: ['admission', 'periodic'], everyMonths: null, firstAfterMonths: null },
  ...{ indicator: '', justification: '', ...fields },
});
const risk = (kind: Risk['kind'], code = ''): Risk => ({
  ...{ kind, code, name: kind, source: '', intensity: '', medicalControl: true },
});
const done = (code: string, doneOn: string, occasion = 'periodic'): Done => ({
  ...{ id: `${code} ${doneOn}`, code, doneOn, occasion },
});
const noise = risk('physical', '02.01.001');
const clinical = exam('0295');

type Case = Partial<Employer> & {
  exams?: ProtocolExam[];
  risks?: Risk[];
  absence?: boolean;
  aptitudes?: string[];
  admitted?: string;
  inFunction?: string;
  done?: Done[];
};

function dueIn({ exams = [clinical], risks = [], absence = false, aptitudes = [], ...of }: Case) {
  const admittedOn = of.admitted ?? '2024-03-10';
  const person = { admittedOn, inFunctionOn: of.inFunction ?? admittedOn };
  const employer = { exempt: of.exempt ?? false, rural: of.rural ?? false };
  const newest = (of.done ?? []).toSorted((a, b) => b.doneOn.localeCompare(a.doneOn));
  return dueOf(person, { employer, group: { exams, risks, absence, aptitudes } }, newest);
}

const last = [done('0295', '2026-03-12')];
const every = (months: number, code = '0295') => [exam(code, { everyMonths: months })];

test.each<[string, Case, string | null, string]>([
  ['exposed: 12 months', { risks: [noise], done: last }, '2027-03-12', 'exposed'],
  ['exposed by an accident risk: 12', { risks: [risk('accident')], done: last }, '2027-03-12', 'exposed'],
  ['exposed by a psychosocial risk: 12', { risks: [risk('psychosocial')], done: last }, '2027-03-12', 'exposed'],
  ['absence stated: 24', { absence: true, done: last }, '2028-03-12', 'unexposed'],
  ['the code of absence: 24', { risks: [risk('other', '09.01.001')], done: last }, '2028-03-12', 'unexposed'],
  ['neither stated: the physician', { done: last }, null, 'unknownRisks'],
  ['neither stated, protocol says 12', { exams: every(12), done: last }, '2027-03-12', 'protocol'],
  ['protocol shorter than 12', { exams: every(6), risks: [noise], done: last }, '2026-09-12', 'protocol'],
  ['protocol longer than 12', { exams: every(24), risks: [noise], done: last }, '2027-03-12', 'exposed'],
  ['protocol as long as 12', { exams: every(12), risks: [noise], done: last }, '2027-03-12', 'exposed'],
  ['protocol shorter than 24', { exams: every(12), absence: true, done: last }, '2027-03-12', 'protocol'],
  ['protocol longer than 24', { exams: every(36), absence: true, done: last }, '2028-03-12', 'unexposed'],
  ['exempt: 24', { exempt: true, done: last }, '2028-03-12', 'exempt'],
  ['exempt with absence: 24', { exempt: true, absence: true, done: last }, '2028-03-12', 'exempt'],
  ['exempt with an accident risk: 24', { exempt: true, risks: [risk('accident')], done: last }, '2028-03-12', 'exempt'],
  ['exempt with noise is not exempt', { exempt: true, risks: [noise], done: last }, '2027-03-12', 'exposed'],
  ['exempt, protocol 12', { exempt: true, exams: every(12), done: last }, '2027-03-12', 'protocol'],
  ['rural: 12', { rural: true, done: last }, '2027-03-12', 'rural'],
  ['rural without risks: 12', { rural: true, absence: true, done: last }, '2027-03-12', 'rural'],
  ['rural and exempt: 12', { rural: true, exempt: true, done: last }, '2027-03-12', 'rural'],
  ['hyperbaric by risk: 6', { risks: [risk('physical', '02.01.016')], done: last }, '2026-09-12', 'hyperbaric'],
  ['hyperbaric by aptitude: 6', { aptitudes: ['Trabalho hiperbárico'], done: last }, '2026-09-12', 'hyperbaric'],
  [
    'hyperbaric in rural work: 6',
    { rural: true, risks: [risk('physical', '02.01.018')], done: last },
    '2026-09-12',
    'hyperbaric',
  ],
  ['a leap day, 12 months', { risks: [noise], done: [done('0295', '2028-02-29')] }, '2029-02-28', 'exposed'],
  ['a leap day, 24 months', { absence: true, done: [done('0295', '2028-02-29')] }, '2030-02-28', 'unexposed'],
  [
    'a leap day, 48 months in steps of a protocol',
    { exams: every(24), done: [done('0295', '2026-02-28')] },
    '2028-02-28',
    'protocol',
  ],
  ['the end of a month', { exams: every(6), done: [done('0295', '2025-08-31')] }, '2026-02-28', 'protocol'],
  [
    'the end of a month before a leap day',
    { exams: every(6), done: [done('0295', '2027-08-31')] },
    '2028-02-29',
    'protocol',
  ],
  ['the end of a month of 30 days', { exams: every(3), done: [done('0295', '2026-03-31')] }, '2026-06-30', 'protocol'],
  ['over the end of a year', { exams: every(2), done: [done('0295', '2025-12-15')] }, '2026-02-15', 'protocol'],
  ['never examined: before beginning', { risks: [noise] }, '2024-03-10', 'admission'],
  ['never examined, risks unknown: before beginning', {}, '2024-03-10', 'admission'],
  ['the newest exam counts', { risks: [noise], done: [...last, done('0295', '2025-03-12')] }, '2027-03-12', 'exposed'],
  [
    'an exam at admission counts',
    { risks: [noise], done: [done('0295', '2024-03-08', 'admission')] },
    '2025-03-08',
    'exposed',
  ],
  [
    'a dismissal before this contract does not',
    { risks: [noise], done: [done('0295', '2024-03-01', 'dismissal')] },
    '2024-03-10',
    'admission',
  ],
  [
    'a periodic one of an earlier contract does not',
    { risks: [noise], done: [done('0295', '2024-03-01')] },
    '2024-03-10',
    'admission',
  ],
  [
    'one of unknown occasion before admission does',
    { risks: [noise], done: [done('0295', '2024-03-01', '')] },
    '2025-03-01',
    'exposed',
  ],
  [
    'the first periodic sooner',
    { risks: [noise], exams: [exam('0295', { firstAfterMonths: 6 })], done: [done('0295', '2024-03-08', 'admission')] },
    '2024-09-08',
    'first',
  ],
  [
    'the first periodic no later than the norm',
    {
      risks: [noise],
      exams: [exam('0295', { firstAfterMonths: 24 })],
      done: [done('0295', '2024-03-08', 'admission')],
    },
    '2025-03-08',
    'exposed',
  ],
  [
    'after the first periodic the usual interval',
    { risks: [noise], exams: [exam('0295', { firstAfterMonths: 6 })], done: last },
    '2027-03-12',
    'exposed',
  ],
  [
    'a return counts as clinical exam',
    { risks: [noise], done: [done('0295', '2026-05-02', 'return')] },
    '2027-05-02',
    'exposed',
  ],
  [
    'a protocol without 0295 still has it',
    { exams: [exam('0281')], risks: [noise], done: last },
    '2027-03-12',
    'exposed',
  ],
])('clinical: %s', (_what, given, dueOn, rule) => {
  const found = dueIn(given).exams.find(({ code }) => code === '0295');
  expect(found).toMatchObject({ dueOn, rule });
});

const of = (code: string, fields: Partial<ProtocolExam>, more: Case = {}): Case => ({
  exams: [exam(code, fields)],
  ...more,
});
const periodic: Partial<ProtocolExam> = { occasions: ['periodic'] };
const heard = [done('0281', '2026-03-12')];

test.each<
  [
    string,
    Case,
    string,
    { dueOn?: string | null; rule?: string; fromOn?: string | null; untilOn?: string | null } | null,
  ]
>([
  [
    'audiometry: yearly',
    of('0281', {}, { risks: [noise], done: heard }),
    '0281',
    { dueOn: '2027-03-12', rule: 'audiometry' },
  ],
  [
    'audiometry: sooner by protocol',
    of('0281', { everyMonths: 6 }, { risks: [noise], done: heard }),
    '0281',
    { dueOn: '2026-09-12', rule: 'protocol' },
  ],
  [
    'audiometry: never later with noise',
    of('0281', { everyMonths: 24 }, { risks: [noise], done: heard }),
    '0281',
    { dueOn: '2027-03-12', rule: 'audiometry' },
  ],
  [
    'audiometry: the physician’s without noise',
    of('0281', { everyMonths: 24 }, { done: heard }),
    '0281',
    { dueOn: '2028-03-12', rule: 'protocol' },
  ],
  ['audiometry: never made', of('0281', {}, { risks: [noise] }), '0281', { dueOn: '2024-03-10', rule: 'admission' }],
  [
    'audiometry: 90 days before admission',
    of('0281', {}, { risks: [noise], done: [done('0281', '2023-12-11')] }),
    '0281',
    { dueOn: '2024-12-11', rule: 'audiometry' },
  ],
  [
    'audiometry: 91 days before admission',
    of('0281', {}, { risks: [noise], done: [done('0281', '2023-12-10')] }),
    '0281',
    { dueOn: '2024-03-10', rule: 'admission' },
  ],
  [
    'audiometry: 90 days before the exam at admission',
    of('0281', {}, { risks: [noise], done: [done('0281', '2023-12-01'), done('0295', '2024-02-29', 'admission')] }),
    '0281',
    { dueOn: '2024-12-01' },
  ],
  [
    'spirometry: 24',
    of('1057', {}, { done: [done('1057', '2026-03-12')] }),
    '1057',
    { dueOn: '2028-03-12', rule: 'spirometry' },
  ],
  [
    'spirometry: no later with dust',
    of('1057', { everyMonths: 36 }, { risks: [risk('chemical', '01.18.001')], done: [done('1057', '2026-03-12')] }),
    '1057',
    { dueOn: '2028-03-12' },
  ],
  [
    'spirometry: the physician’s without dust',
    of('1057', { everyMonths: 36 }, { done: [done('1057', '2026-03-12')] }),
    '1057',
    { dueOn: '2029-03-12' },
  ],
  [
    'indicator: 6 months, 45 days',
    of('0100', { indicator: 'quadro1' }, { done: [done('0100', '2026-03-12')] }),
    '0100',
    { dueOn: '2026-09-12', fromOn: '2026-07-29', untilOn: '2026-10-27', rule: 'biological' },
  ],
  [
    'indicator of clinical meaning: the same',
    of('0100', { indicator: 'quadro2' }, { done: [done('0100', '2026-03-12')] }),
    '0100',
    { dueOn: '2026-09-12', rule: 'biological' },
  ],
  [
    'indicator: sooner, without a margin',
    of('0100', { indicator: 'quadro1', everyMonths: 3 }, { done: [done('0100', '2026-03-12')] }),
    '0100',
    { dueOn: '2026-06-12', fromOn: null, untilOn: null, rule: 'protocol' },
  ],
  [
    'indicator: seasonal with its reason',
    of(
      '0100',
      { indicator: 'quadro1', everyMonths: 12, justification: 'Safra' },
      { done: [done('0100', '2026-03-12')] },
    ),
    '0100',
    { dueOn: '2027-03-12', rule: 'seasonal' },
  ],
  [
    'indicator: seasonal never over a year',
    of(
      '0100',
      { indicator: 'quadro1', everyMonths: 24, justification: 'Safra' },
      { done: [done('0100', '2026-03-12')] },
    ),
    '0100',
    { dueOn: '2027-03-12' },
  ],
  [
    'indicator: later without a reason is not',
    of('0100', { indicator: 'quadro1', everyMonths: 12 }, { done: [done('0100', '2026-03-12')] }),
    '0100',
    { dueOn: '2026-09-12', rule: 'biological' },
  ],
  [
    'quadro 1 is not made at admission',
    of('0100', { indicator: 'quadro1' }),
    '0100',
    { dueOn: '2024-09-10', rule: 'biological' },
  ],
  ['quadro 2 may be', of('0100', { indicator: 'quadro2' }), '0100', { dueOn: '2024-03-10', rule: 'admission' }],
  [
    'periodic alone: from the beginning',
    of('0200', { ...periodic, everyMonths: 12 }),
    '0200',
    { dueOn: '2025-03-10', rule: 'protocol' },
  ],
  [
    'periodic alone: from the function',
    of('0200', { ...periodic, everyMonths: 12 }, { inFunction: '2025-01-31' }),
    '0200',
    { dueOn: '2026-01-31' },
  ],
  [
    'periodic alone: the first one sooner',
    of('0200', { ...periodic, everyMonths: 12, firstAfterMonths: 1 }),
    '0200',
    { dueOn: '2024-04-10', rule: 'first' },
  ],
  ['without months: the physician', of('0200', periodic), '0200', { dueOn: null, rule: 'unknownInterval' }],
  [
    'at a change of risks, never made',
    of('0200', { occasions: ['riskChange'] }, { inFunction: '2025-01-31' }),
    '0200',
    { dueOn: '2025-01-31', rule: 'riskChange' },
  ],
  ['at a change, and none', of('0200', { occasions: ['riskChange'] }), '0200', null],
  [
    'at admission alone, made',
    of('0200', { occasions: ['admission'] }, { done: [done('0200', '2024-03-09')] }),
    '0200',
    null,
  ],
  ['at return and dismissal alone', of('0200', { occasions: ['return', 'dismissal'] }), '0200', null],
  [
    'named twice: the earlier one',
    {
      exams: [exam('0200', { everyMonths: 24 }), exam('0200', { everyMonths: 6 })],
      done: [done('0200', '2026-03-12')],
    },
    '0200',
    { dueOn: '2026-09-12' },
  ],
])('%s', (_what, given, code, expected) => {
  const found = dueIn(given).exams.find((one) => one.code === code) ?? null;
  if (expected) expect(found).toMatchObject(expected);
  else expect(found).toBeNull();
});

const nobody = { admittedOn: '2024-03-10', inFunctionOn: '2024-03-10' };
const group = { exams: [], risks: [noise], absence: false, aptitudes: [] };
const employer = { exempt: false, rural: false };

test.each([
  ['no programme', { employer: null, group: null }, 'withoutProgramme'],
  ['no group', { employer, group: null }, 'withoutGroup'],
  ['a group without exams', { employer, group }, 'withoutProtocol'],
])('%s: the physician says, never 12 months', (_what, asked, rule) => {
  const due = dueOf(nobody, asked, last);
  expect(due).toMatchObject({ state: 'withoutProtocol', nextOn: null, clinicalOn: '2026-03-12' });
  expect(due.exams).toMatchObject([{ code: '0295', dueOn: null, rule }]);
});

test('a person stands where their exams put them, with the earliest of them', () => {
  expect(dueIn({ risks: [noise] })).toMatchObject({ state: 'neverExamined', nextOn: '2024-03-10', clinicalOn: null });
  expect(dueIn({ done: last })).toMatchObject({ state: 'withoutProtocol', nextOn: null });
  const both = dueIn({
    exams: [clinical, exam('0281', { everyMonths: 6 })],
    risks: [noise],
    done: [...last, ...heard],
  });
  expect(both).toMatchObject({ state: 'scheduled', nextOn: '2026-09-12', clinicalOn: '2026-03-12' });
});

const end = '2026-11-22';
test.each<[string, string | null, string | null, boolean, boolean | null]>([
  ['134 days at degree 1', '2026-07-11', '1', false, true],
  ['135 days at degree 1', '2026-07-10', '1', false, false],
  ['134 days at degree 2', '2026-07-11', '2', false, true],
  ['135 days at degree 2', '2026-07-10', '2', false, false],
  ['89 days at degree 3', '2026-08-25', '3', false, true],
  ['90 days at degree 3', '2026-08-24', '3', false, false],
  ['89 days at degree 4', '2026-08-25', '4', false, true],
  ['90 days at degree 4', '2026-08-24', '4', false, false],
  ['89 days in rural work', '2026-08-25', '1', true, true],
  ['90 days in rural work of degree 1', '2026-08-24', '1', true, false],
  ['89 days, degree unknown', '2026-08-25', null, false, true],
  ['90 days, degree unknown', '2026-08-24', null, false, null],
  ['134 days, degree unknown', '2026-07-11', null, false, null],
  ['135 days, degree unknown', '2026-07-10', null, false, false],
  ['the same day', end, '4', false, true],
  ['made after the end already', '2026-11-30', '4', false, true],
  ['never examined', null, '1', false, false],
])('dismissal: %s', (_what, lastOn, degree, rural, waived) => {
  const found = dismissalOf({ on: end, lastOn, degree, rural });
  expect(found.waived).toBe(waived);
  expect(found.by).toBe(waived ? null : '2026-12-02');
  expect(found.source).toContain('NR-7, 7.5.11');
});

test.each([
  ['0281', '2026-07-25', '2026-07-25'],
  ['0281', '2026-07-24', null],
  ['0200', '2026-11-22', '2026-11-22'],
  ['0200', '2026-11-21', null],
])('at a dismissal %s of %s counts: %s', (code, doneOn, expected) => {
  expect(acceptedAtDismissal([done(code, doneOn)], code, end)).toBe(expected);
});

test('says which rule, which protocol and which document', () => {
  const origin = { protocolFrom: '2026-02-01', lastOn: '2026-03-12', restedOn: null, lastDocument: 'ASO 2026/000123' };
  expect(sourceOf({ rule: 'exposed', months: 12, ...origin })).toBe(
    'NR-7, 7.5.8 II: 12 meses com exposição a riscos · protocolo de 01-02-2026 · último exame 12-03-2026 (ASO 2026/000123)',
  );
  expect(sourceOf({ rule: 'protocol', months: 1, ...origin, lastDocument: null })).toBe(
    'Periodicidade do protocolo, 1 mês · protocolo de 01-02-2026 · último exame 12-03-2026',
  );
});
