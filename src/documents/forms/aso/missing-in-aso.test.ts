import { expect, test } from 'vitest';
import { asoExamples } from './aso.example.ts';
import { missingInAso } from './missing-in-aso.rules.ts';

const { typical } = asoExamples;

const signer = { name: 'Rui Tavares', organ: 'CRM', number: '98765', uf: 'SP' };
const context = { signer };
const noRisk = { physicalRisks: '', ergonomicRisks: '', mechanicalRiks: ' ' };

test('a complete ASO misses nothing, with risks or with their absence declared', () => {
  expect(missingInAso(typical, context)).toEqual([]);
  expect(missingInAso({ ...typical, ...noRisk, riskAbsence: true }, context)).toEqual([]);
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
  [noRisk, 'Riscos ocupacionais, ou a declaração de que não há'],
  [{ riskAbsence: true }, 'Escolher entre os riscos e a declaração de que não há'],
  [{ conclusion: 'Sem restrições' }, 'Conclusão de apto(a) ou inapto(a) para a função'],
  [{ conclusion: 'Apto / Inapto' }, 'Escolher entre apto(a) e inapto(a) na conclusão'],
] as const)('%j misses: %s', (change, what) => {
  expect(missingInAso({ ...typical, ...change } as typeof typical, context)).toEqual([what]);
});

test.each([
  ['a physician without a number', { ...signer, number: '' }, /^Número do seu registro no CRM/],
  ['who is no physician', { ...signer, organ: 'COREN' }, /^Nome e CRM do\(a\) médico\(a\) que examinou$/],
] as const)('%s is told that the examiner is not identified', (_who, other, what) => {
  expect(missingInAso(typical, { signer: other })).toEqual([expect.stringMatching(what)]);
});

test('of a signer whose record is not there yet nothing is said', () => {
  expect(missingInAso(typical, { signer: { name: 'Rui Tavares', organ: '', number: '', uf: '' } })).toEqual([]);
  expect(missingInAso(typical, { signer: null })).toEqual([]);
});
