import { expect, test } from 'vitest';
import { findExam, findRisk } from '../../reference/reference-lookups.server.ts';
import { unsaid } from '../programmes.labels.ts';
import type { GroupFields, ProtocolExam, Risk } from '../programmes.schema.ts';
import { groupIssues, tidied } from './group-checks.rules.ts';

const tables = { findRisk, findExam };

const group = (fields: Partial<GroupFields> = {}): GroupFields => ({
  ...{
    name: 'Prensas',
    unitId: null,
    functions: [],
    absence: false,
    risks: [],
    exams: [],
    vaccines: [],
    aptitudes: [],
  },
  ...fields,
});
const risk = (fields: Partial<Risk> = {}): Risk => ({
  ...{ kind: 'physical', code: '02.01.001', name: 'Ruído', source: '', intensity: '', medicalControl: true, band: '' },
  ...unsaid.risk,
  ...fields,
});
const exam = (code: string, justification = ''): ProtocolExam => ({
  ...{ code, name: 'Exame', occasions: ['periodic'], everyMonths: 12, firstAfterMonths: null, indicator: '' },
  ...{ justification, ...unsaid.exam },
});
const issuesOf = (fields: Partial<GroupFields>) =>
  groupIssues(group(fields), tables).map(({ path, message, source }) => [path, `${message} ${source}`] as const);

test.each(['0732', '0733', '1290', '1381'])('exam %s looks for HIV and is refused with its article', (code) => {
  expect(issuesOf({ exams: [exam('0295'), exam(code, 'Com justificativa')] })).toEqual([
    ['exams.1.code', expect.stringMatching(/HIV.*Portaria MTP 671\/2021, art. 199, §1º/)],
  ]);
});

test('a test of pregnancy is refused with its articles', () => {
  expect(issuesOf({ exams: [exam('0739', 'Com justificativa')] })).toEqual([
    ['exams.0.code', expect.stringMatching(/gravidez.*CLT, art. 373-A, IV; Lei 9.029\/1995, art. 2º/)],
  ]);
});

test.each(['0568', '0576', '0789', '1130'])('exam %s is taken only with a reason', (code) => {
  expect(issuesOf({ exams: [exam(code)] })).toEqual([
    ['exams.0.justification', expect.stringMatching(/justificativa.*NR-7, 7.5.18/)],
  ]);
  expect(issuesOf({ exams: [exam(code, 'Exposição a chumbo')] })).toEqual([]);
});

test.each([
  ['a code that there is not', [exam('9998')], 'exams.0.code'],
  ['a code that is no longer given', [exam('0353')], 'exams.0.code'],
  ['the same exam twice', [exam('0281'), exam('0281')], 'exams.1.code'],
])('%s is refused among the exams', (_what, exams, path) => {
  expect(issuesOf({ exams }).map(([at]) => at)).toEqual([path]);
});

test.each([
  ['a code that there is not', [risk({ code: '02.09.999' })], 'risks.0.code'],
  ['no code where the table has one', [risk({ code: '' })], 'risks.0.code'],
  ['an agent of another kind', [risk({ kind: 'chemical' })], 'risks.0.kind'],
  ['a code where there is none', [risk({ kind: 'ergonomic' })], 'risks.0.code'],
  ['the code of there being none', [risk({ kind: 'other', code: '09.01.001' })], 'risks.0.code'],
  ['the same agent twice', [risk(), risk()], 'risks.1.code'],
  [
    'the same words twice',
    [risk({ kind: 'accident', code: '', name: 'Queda' }), risk({ kind: 'accident', code: '', name: 'QUEDA' })],
    'risks.1.name',
  ],
])('%s is refused among the risks', (_what, risks, path) => {
  expect(issuesOf({ risks }).map(([at]) => at)).toEqual([path]);
});

test('what is written by hand needs no code, and absence is stated alone', () => {
  const written = (['ergonomic', 'accident', 'psychosocial'] as const).map((kind) => risk({ kind, code: '' }));
  expect(issuesOf({ risks: written })).toEqual([]);
  expect(issuesOf({ absence: true })).toEqual([]);
  expect(issuesOf({ absence: true, risks: written }).map(([at]) => at)).toEqual(['absence']);
});

test('what is kept has the names of the tables, and each function once as it was typed first', () => {
  const kept = tidied(
    group({
      functions: ['Soldador', 'soldador', 'Pintor'],
      risks: [risk({ name: 'Barulho' }), risk({ kind: 'accident', code: '', name: 'Queda' })],
      exams: [exam('0281')],
    }),
    tables,
  );
  expect(kept.functions).toEqual(['Soldador', 'Pintor']);
  expect(kept.risks.map(({ name }) => name)).toEqual(['Ruído', 'Queda']);
  expect(kept.exams.map(({ name }) => name)).toEqual(['Audiometria tonal ocupacional']);
});
