import { expect, test } from 'vitest';
import { examNames } from '../documents/forms/exams/exam-names.labels.ts';
import { examCodeOf, findClass, findExam, findOccupation, findRisk } from './reference-lookups.server.ts';
import { usualExamNames } from './usual-exam-names.labels.ts';

test('codes are found however they are written', () => {
  expect(findRisk('02.01.001')).toMatchObject({ group: 'Físicos', name: 'Ruído' });
  expect(findExam('0295')?.name).toBe('Avaliação clínica ocupacional (anamnese e exame físico)');
  for (const cnae of ['4711302', '4711-3/02', '47.11-3', '47113']) expect(findClass(cnae)?.degree, cnae).toBe('2');
  for (const cbo of ['225140', '2251-40']) expect(findOccupation(cbo)?.title, cbo).toBe('Médico do trabalho');
  expect([findRisk('1'), findExam(''), findClass('padaria'), findOccupation('1234567')]).toEqual(Array(4).fill(null));
});

test.each([
  ['Audiometria', '0281'],
  ['  audiometria  TONAL ocupacional', '0281'],
  ['Avaliação clínica', '0295'],
  ['Exame clinico', '0295'],
  ['Acuidade visual', '0296'],
  ['ÁCIDO METILHIPÚRICO', '0116'],
  ['Cálcio iônico', '0354'],
])('%s is the exam %s', (name, code) => {
  expect(examCodeOf(name)).toBe(code);
});

test.each(['', 'Exame que ninguém faz', 'Campylobacter (pesquisa)', 'Formaldeído'])(
  '%j is no exam, or not one',
  (name) => {
    expect(examCodeOf(name)).toBeNull();
  },
);

test('every exam that the papers of the house name has a code, but for those that are several', () => {
  expect(examNames.filter((name) => examCodeOf(name) === null)).toEqual([
    'Colesterol total/HDL/LDL',
    'Hepatite C anti-HCV',
    'Hepatite B (anti-HBc, anti-HBs, HBsAg, anti-HBe)',
  ]);
});

test('every usual name leads to the exam that it stands beside', () => {
  for (const [code, names] of Object.entries(usualExamNames)) {
    expect(findExam(code), code).not.toBeNull();
    for (const name of names) expect(examCodeOf(name), name).toBe(code);
  }
});
