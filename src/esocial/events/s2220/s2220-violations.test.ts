import { expect, test } from 'vitest';
import { employerRules } from '../employer.rules.ts';
import { workerRules } from '../worker.rules.ts';
import { asoRules } from './aso-facts.rules.ts';
import { examRules } from './exam-facts.rules.ts';
import { physicianRules } from './physician-facts.rules.ts';
import { s2220Examples } from './s2220.example.ts';
import { type ExamFacts, type S2220Facts, violationsOfS2220 } from './s2220.rules.ts';

const { typical, unregistered, caepf, person } = s2220Examples;
const [clinical, audiometry] = typical.exams as [ExamFacts, ExamFacts];

const employer = (of: Partial<S2220Facts['employer']>, base: S2220Facts = typical): S2220Facts => ({
  ...base,
  employer: { ...base.employer, ...of },
});
const worker = (of: Partial<S2220Facts['worker']>, base: S2220Facts = typical): S2220Facts => ({
  ...base,
  worker: { ...base.worker, ...of },
});
const exam = (of: Partial<ExamFacts>): S2220Facts => ({ ...typical, exams: [clinical, { ...audiometry, ...of }] });
const examiner = (of: Partial<S2220Facts['physician']>): S2220Facts => ({
  ...typical,
  physician: { ...typical.physician, ...of },
});
const responsible = (of: Partial<S2220Facts['physician']>): S2220Facts => ({
  ...typical,
  responsible: { name: 'Ricardo Prado', council: 'CRM', number: '654321', uf: 'MG', ...of },
});

/** What is wrong, its rule, the field where it is put right, and a word of its sentence. */
const table: readonly [facts: S2220Facts, code: string, field: string, says: string][] = [
  [employer({ environment: '' }), 'environment-unknown', 'Ambiente do eSocial', 'produção restrita'],
  [employer({ legalNature: '' }), 'legal-nature-unknown', 'Natureza jurídica', 'raiz do CNPJ'],
  [employer({ number: '11.222.333/0001-82' }), 'employer-cnpj-wrong', 'CNPJ', 'não confere'],
  [employer({ number: '529.982.247/001-26' }, caepf), 'employer-caepf-wrong', 'CAEPF', 'não confere'],
  [employer({ number: '111.111.111-11' }, person), 'employer-cpf-wrong', 'CPF', 'não confere'],
  [worker({ cpf: '295.379.955-92' }), 'worker-cpf-wrong', 'CPF', 'não confere'],
  [worker({ registration: '' }), 'registration-unknown', 'Matrícula no eSocial', 'S-2200'],
  [
    worker({ isUnregistered: true, category: '701' }),
    'registration-contradicted',
    'Matrícula no eSocial',
    'só um dos dois',
  ],
  [worker({ registration: 'X'.repeat(31) }), 'registration-too-long', 'Matrícula no eSocial', '30 caracteres'],
  [worker({ category: '' }, unregistered), 'category-unknown', 'Categoria no eSocial', 'sem matrícula'],
  [worker({ category: '71' }, unregistered), 'category-malformed', 'Categoria no eSocial', 'três números'],
  [worker({ category: '101' }, unregistered), 'category-needs-registration', 'Matrícula no eSocial', '101'],
  [{ ...typical, examType: '' }, 'exam-type-unknown', 'Tipo de exame', 'de qual dos exames'],
  [{ ...typical, asoOn: '' }, 'aso-day-missing', 'Data', 'não tem data'],
  [{ ...typical, asoOn: '2026-11-21' }, 'aso-day-ahead', 'Data', 'futura'],
  [employer({ startedOn: '2026-11-11' }), 'aso-before-start', 'Data', 'não é devido'],
  [
    { ...worker({ admittedOn: '2021-01-01' }), asoOn: '2022-12-31', exams: [{ ...clinical, doneOn: '2022-12-31' }] },
    ...(['aso-before-everybody', 'Data', '01-01-2023'] as const),
  ],
  [worker({ admittedOn: '2026-11-11' }), 'aso-before-admission', 'Data', 'antes da admissão'],
  [{ ...s2220Examples.admission, hasEarlier: true }, 'admission-after-other', 'Tipo de exame', 'já tem um S-2220'],
  [{ ...typical, fitness: '' }, 'fitness-missing', 'Aptidão para a função', '7.5.19.1, e'],
  [{ ...typical, exams: [] }, 'exams-missing', 'Exames realizados', 'nenhum exame'],
  [
    {
      ...typical,
      exams: [clinical, ...Array.from({ length: 99 }, (_, at) => ({ ...clinical, code: String(2000 + at) }))],
    },
    ...(['exams-too-many', 'Exames realizados', '100'] as const),
  ],
  [{ ...typical, exams: [audiometry] }, 'clinical-missing', 'Exames realizados', '0295'],
  [{ ...typical, rectified: '1.2.123' }, 'rectified-receipt-wrong', 'Recibo', 'não tem a forma'],
  [exam({ doneOn: '' }), 'exam-day-missing', 'Data do exame', 'falta a data'],
  [exam({ doneOn: '2026-11-11' }), 'exam-after-aso', 'Data do exame', '11-11-2026'],
  [exam({ code: '' }), 'exam-code-missing', 'Exame', 'Tabela 27'],
  [exam({ code: '0269', known: 'no' }), 'exam-code-unknown', 'Exame', '0269'],
  [exam({ code: '0353', known: 'withdrawn' }), 'exam-code-withdrawn', 'Exame', 'saiu da Tabela 27'],
  [exam({ code: '0732', isForbidden: true }), 'exam-forbidden', 'Exame', 'não pode ser exame ocupacional'],
  [exam({ code: '0295' }), 'exam-twice', 'Exames realizados', 'duas vezes'],
  [exam({ code: '9999' }), 'exam-note-missing', 'Observação do procedimento', 'pede a descrição'],
  [exam({ code: '9999', note: 'x'.repeat(1000) }), 'exam-note-too-long', 'Observação do procedimento', '999'],
  [exam({ order: '' }), 'exam-order-missing', 'Ordem da audiometria', 'inicial'],
  [exam({ order: '1' }), 'exam-order-contradicted', 'Ordem da audiometria', 'sequencial'],
  [examiner({ name: 'x'.repeat(71) }), 'examiner-name', 'Quem examinou', '70 letras'],
  [examiner({ council: 'COREN' }), 'examiner-council', 'Quem examinou', 'CRM'],
  [examiner({ number: '' }), 'examiner-number', 'CRM de quem examinou', 'número do CRM'],
  [examiner({ uf: '' }), 'examiner-uf', 'UF do CRM de quem examinou', 'UF'],
  [{ ...typical, responsible: 'unknown' }, 'responsible-unknown', 'Médico(a) responsável', 'PCMSO'],
  [responsible({ name: 'R' }), 'responsible-name', 'Médico(a) responsável', '70 letras'],
  [responsible({ council: 'CREA' }), 'responsible-council', 'Conselho', 'CRM'],
  [responsible({ number: '12345678901' }), 'responsible-number', 'CRM', '10 caracteres'],
  [responsible({ uf: 'XX' }), 'responsible-uf', 'UF do CRM', 'UF'],
];

test.each(table)('case %# is refused by its rule alone, at its field, in words', (facts, code, field, says) => {
  const found = violationsOfS2220(facts);
  expect(found.map((one) => one.code)).toEqual([code]);
  expect(found[0]?.place.field).toBe(field);
  expect(found[0]?.message).toContain(says);
  expect(found[0]?.item).not.toBe('');
});

test('every rule of the type has a case here', () => {
  const rules = [...employerRules, ...workerRules, ...asoRules, ...physicianRules, ...examRules];
  const tried = new Set(table.map(([, code]) => code));
  expect(rules.length).toBeGreaterThanOrEqual(25);
  expect(rules.map(({ code }) => code).filter((code) => !tried.has(code))).toEqual([]);
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
});

test('what is wrong with one exam names which', () => {
  expect(violationsOfS2220(exam({ order: '' }))[0]?.place).toEqual({
    ...{ screen: 'exam', field: 'Ordem da audiometria', at: 1 },
  });
});
