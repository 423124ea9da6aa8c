import { expect, test } from 'vitest';
import { asoExamples } from './aso.example.ts';
import { missingInAso } from './missing-in-aso.rules.ts';

const { typical } = asoExamples;

test('a complete ASO misses nothing, with or without risks', () => {
  expect(missingInAso(typical)).toEqual([]);
  expect(missingInAso({ ...typical, physicalRisks: '', ergonomicRisks: '', mechanicalRiks: '' })).toEqual([]);
});

test.each([
  [{ corporate_reason: ' ' }, 'Razão social da empresa'],
  [{ cnpj: '' }, 'CNPJ da empresa'],
  [{ name: '' }, 'Nome do(a) trabalhador(a)'],
  [{ cpf: '' }, 'CPF do(a) trabalhador(a)'],
  [{ employeeFunction: '' }, 'Função do(a) trabalhador(a)'],
  [{ examType: '' }, 'Tipo de exame'],
  [{ exams: [{ exam_name: '', exam_date: '' }] }, 'Exames realizados'],
  [{ exams: [{ exam_name: 'Audiometria', exam_date: '' }] }, 'Data de cada exame realizado'],
  [{ conclusion: 'Sem restrições' }, 'Conclusão de apto(a) ou inapto(a) para a função'],
] as const)('%j misses: %s', (change, what) => {
  expect(missingInAso({ ...typical, ...change } as typeof typical)).toEqual([what]);
});

test.each(['Apto', 'Inapta para a função', 'APTO(A) para a função'])('%j says fit or unfit', (conclusion) => {
  expect(missingInAso({ ...typical, conclusion })).toEqual([]);
});
