import { expect, test } from 'vitest';
import { examplePractice } from '../../../practice/practice.example.ts';
import { testPractice } from '../../../testing/practice/practice.ts';
import type { Pcmso } from '../../paper/paper.ts';
import { asoExamples } from './aso.example.ts';
import { missingInAso } from './missing-in-aso.rules.ts';

const { typical } = asoExamples;

const signer = { name: 'Rui Tavares', organ: 'CRM', number: '98765', uf: 'SP' };
const context = { practice: testPractice, signer, pcmso: null };
const whatMisses = (...of: Parameters<typeof missingInAso>) => missingInAso(...of).map(({ what }) => what);
const noRisk = { physicalRisks: '', ergonomicRisks: '', mechanicalRiks: ' ' };

test('a complete ASO misses nothing, with risks or with their absence declared', () => {
  expect(whatMisses(typical, context)).toEqual([]);
  expect(whatMisses({ ...typical, ...noRisk, riskAbsence: true }, context)).toEqual([]);
});

test.each([
  [{ corporate_reason: ' ' }, 'Razão social da empresa'],
  [{ cnpj: '' }, 'CNPJ da empresa'],
  [{ name: '' }, 'Nome do(a) trabalhador(a)'],
  [{ cpf: '' }, 'CPF do(a) trabalhador(a)'],
  [{ employeeFunction: '' }, 'Função do(a) trabalhador(a)'],
  [{ examType: '' }, 'Tipo de exame'],
  [{ exams: [{ exam_name: '', exam_date: '' }] }, 'Avaliação clínica entre os exames realizados'],
  [{ exams: [{ exam_name: 'Avaliação clínica', exam_date: '' }] }, 'Data de cada exame realizado'],
  [noRisk, 'Riscos ocupacionais, ou a declaração de que não há'],
  [{ riskAbsence: true }, 'Escolher entre os riscos e a declaração de que não há'],
  [{ fitness: '' }, 'Conclusão de apto(a) ou inapto(a) para a função'],
  [{ conclusion: 'Inapta para a função' }, 'Acertar a conclusão com a aptidão escolhida'],
  [{ conclusion: 'Apto / Inapto' }, 'Escolher entre apto(a) e inapto(a) na conclusão'],
] as const)('%j misses: %s', (change, what) => {
  expect(whatMisses({ ...typical, ...change } as typeof typical, context)).toEqual([what]);
});

test('what is missing is led to where it is answered; what comes from elsewhere is said alone', () => {
  const answers = { ...typical, name: '', examType: '' as const, exams: [{ exam_name: 'Audiometria', exam_date: '' }] };
  const paths = missingInAso(answers, { ...context, signer: { ...signer, number: '' } }).map(({ path }) => path);
  expect(paths).toEqual(['name', 'examType', 'exams.0.exam_date', 'exams.0.exam_name', null]);
});

test('a date that is left open is written by hand: only to issue it is missing', () => {
  expect(whatMisses({ ...typical, date: '' }, context)).toEqual([]);
});

test('a forbidden exam is to be taken out, done or planned', () => {
  const exams = [...typical.exams, { exam_name: 'Anti-HIV', exam_date: '' }];
  expect(whatMisses({ ...typical, exams }, context)).toEqual([
    'Data de cada exame realizado',
    'Retirar o exame Anti-HIV: Exame de HIV é proibido nos exames ocupacionais (Portaria MTP 671/2021, art. 199, §1º)',
  ]);
});

test.each([
  ['a physician without a number', { ...signer, number: '' }, /^Número do seu registro no CRM/],
  ['who is no physician', { ...signer, organ: 'COREN' }, /^Nome e CRM do\(a\) médico\(a\) que examinou$/],
] as const)('%s is told that the examiner is not identified', (_who, other, what) => {
  expect(whatMisses(typical, { ...context, signer: other })).toEqual([expect.stringMatching(what)]);
});

test('of a signer whose record is not there yet nothing is said', () => {
  expect(whatMisses(typical, { ...context, signer: { name: 'Rui Tavares', organ: '', number: '', uf: '' } })).toEqual(
    [],
  );
  expect(whatMisses(typical, { ...context, signer: null })).toEqual([]);
});

test('of a programme that was over on the day of the ASO the physician is to be confirmed', () => {
  const physician = { name: 'Dra. Olga Pires', organ: 'CRM', number: '4321', uf: 'RJ' };
  const told = (pcmso: Pcmso) => whatMisses(typical, { ...context, pcmso });
  expect(told({ physician, exempt: false, endedOn: '2026-10-31' })).toEqual([
    'Confirmar o(a) médico(a) responsável pelo PCMSO: a validade do programa terminou em 31-10-2026',
  ]);
  expect(told({ physician, exempt: false, endedOn: '' })).toEqual([]);
  expect(told({ physician: null, exempt: true, endedOn: '2026-10-31' })).toEqual([]);
  expect(told({ physician: null, exempt: false, endedOn: '' })).toEqual([
    'Médico(a) responsável pelo PCMSO no programa de saúde: a empresa deixou de ser dispensada dele (NR-1, 1.8.6)',
  ]);
});

test('as long as the practice’s physician is the example’s, the responsible one is to be known from elsewhere', () => {
  const ofExample = { practice: examplePractice, signer };
  const physician = { name: 'Dra. Olga Pires', organ: 'CRM', number: '4321', uf: 'RJ' };
  expect(whatMisses(typical, { ...ofExample, pcmso: null })).toEqual([
    expect.stringMatching(/^Médico\(a\) responsável pelo PCMSO: o da clínica ainda é o do exemplo.*‘Clínica’/),
  ]);
  for (const pcmso of [
    { physician, exempt: false, endedOn: '' },
    { physician: null, exempt: true, endedOn: '' },
  ]) {
    expect(whatMisses(typical, { ...ofExample, pcmso })).toEqual([]);
  }
});
