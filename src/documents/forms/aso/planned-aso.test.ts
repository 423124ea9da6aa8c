import { describe, expect, test } from 'vitest';
import { exampleContext } from '../../paper/paper.example.ts';
import { examplePlan as plan } from '../planned/plan.example.ts';
import { sortedDifferences } from '../planned/planned.rules.ts';
import { asoExamples } from './aso.example.ts';
import { asoPaper } from './aso.paper.ts';
import type { AsoAnswers } from './aso.schema.ts';
import { asoSchema } from './aso.schema.ts';
import { plannedAso } from './planned-aso.rules.ts';

const empty: AsoAnswers = { ...asoExamples.minimal, riskAbsence: false, examType: 'Periódico' };
const { taken, differences, occasionOf, absenceDeclared } = plannedAso;
const whats = (answers: AsoAnswers, of = plan) => differences(answers, of).map(({ what }) => what);

test('the ASO of a change says what the person is going to do, any other one what they do', () => {
  const { withOccasion } = plannedAso;
  const changed = withOccasion?.(empty, 'riskChange', 'Prensista');
  expect(changed).toMatchObject({ examType: 'Mudança de riscos ocupacionais', employeeFunction: 'Prensista' });
  expect(withOccasion?.(empty, 'periodic', '')).toEqual({ ...empty, examType: 'Periódico' });
});

describe('taking what is planned', () => {
  const filled = taken(empty, plan);

  test('writes the risks that need medical control, a line each, into their fields', () => {
    expect(filled).toMatchObject({
      physicalRisks: 'Ruído\nCalor',
      ergonomicRisks: 'Psicossocial: Trabalho noturno',
      mechanicalRiks: '',
    });
  });

  test('plans exams with their codes: dated only where it is known that they were done', () => {
    expect(filled.exams.map(({ exam_code, exam_date }) => [exam_code, exam_date])).toEqual([
      ['0295', ''],
      ['0281', ''],
      ['1415', '2026-01-15'],
      ['0693', ''],
      ['0999', ''],
    ]);
    expect(filled.special_skills).toEqual(['Apto(a) para manipulação de alimentos']);
  });

  test('again adds nothing, and leaves no difference', () => {
    expect(taken(filled, plan)).toEqual(filled);
    expect(differences(filled, plan)).toEqual([]);
  });

  test('keeps what was typed: a risk, a date, an exam under its usual name', () => {
    const exams = [
      { exam_name: 'audiometria', exam_date: '09-11-2026' },
      { exam_name: 'Espirometria', exam_date: '' },
    ];
    const typed: AsoAnswers = { ...empty, physicalRisks: 'calor do forno', exams };
    const { physicalRisks, exams: rows } = taken(typed, plan);
    expect(physicalRisks).toBe('calor do forno\nRuído');
    expect(rows.slice(0, 2)).toEqual(exams);
    expect(rows.map(({ exam_code }) => exam_code)).toEqual([undefined, undefined, '0295', '1415', '0693', '0999']);
  });

  test('never declares an absence, and writes no risk where somebody has declared one', () => {
    const none = { ...plan, risks: [], absence: true };
    expect(taken(empty, none).riskAbsence).toBe(false);
    expect(absenceDeclared?.(empty)).toMatchObject({ riskAbsence: true });
    expect(absenceDeclared?.({ ...empty, chemicalRisks: 'Farinha' })).toBeNull();
    const declared = taken({ ...empty, riskAbsence: true }, plan);
    expect(declared.physicalRisks).toBe('');
    expect(whats(declared)).toEqual(['Ausência declarada, e o grupo tem riscos: Ruído, Calor, Trabalho noturno']);
  });

  test('makes answers that the form takes, and codes change nothing on paper', () => {
    const { exam_code: _, ...first } = { exam_code: '', exam_name: '', exam_date: '', ...filled.exams[0] };
    const whole = { ...asoExamples.typical, exams: filled.exams };
    expect(asoSchema.safeParse(whole).success).toBe(true);
    const bare = { ...whole, exams: whole.exams.map(({ exam_name, exam_date }) => ({ exam_name, exam_date })) };
    expect(asoPaper(whole, exampleContext)).toEqual(asoPaper(bare, exampleContext));
    expect(asoSchema.safeParse({ ...whole, exams: [{ ...first, exam_code: 'x' }] }).success).toBe(false);
  });
});

describe('what differs from the programme', () => {
  const filled = taken(empty, plan);

  test('is each with what says so', () => {
    const other: AsoAnswers = {
      ...filled,
      physicalRisks: 'Ruído, Poeira\nCalor',
      exams: [
        ...filled.exams.filter(({ exam_code }) => exam_code !== '0281'),
        { exam_name: 'Espirometria', exam_date: '' },
      ],
      special_skills: [],
    };
    expect(differences(other, plan)).toEqual([
      { what: 'Risco a mais: Poeira', source: 'Forno · programa de 01-02-2026' },
      { what: 'Falta o exame: Audiometria tonal ocupacional', source: 'NR-7, 7.5.8 II · protocolo de 01-02-2026' },
      { what: 'Exame a mais: Espirometria', source: 'Forno · programa de 01-02-2026' },
      { what: 'Falta a aptidão: Apto(a) para manipulação de alimentos', source: 'Forno · programa de 01-02-2026' },
    ]);
    const { missing, remaining } = sortedDifferences(plannedAso, other, plan);
    expect(missing.map(({ what }) => what)).toEqual([
      'Falta o exame: Audiometria tonal ocupacional',
      'Falta a aptidão: Apto(a) para manipulação de alimentos',
    ]);
    expect(remaining.map(({ what }) => what)).toEqual(['Risco a mais: Poeira', 'Exame a mais: Espirometria']);
  });

  test('a date that is known is one, an aptitude without a box is found among the observations', () => {
    const undated = { ...filled, exams: filled.exams.map((exam) => ({ ...exam, exam_date: '' })) };
    expect(whats(undated)).toEqual([
      'Falta a data do exame: Radiografia de tórax (PA) Padrão OIT, feito em 15-01-2026',
    ]);
    const diver = { ...plan, aptitudes: ['Apto(a) para trabalho hiperbárico'] };
    expect(whats(filled, diver)).toEqual(['Falta a aptidão: Apto(a) para trabalho hiperbárico']);
    expect(whats({ ...filled, observation: 'APTO(A) para trabalho hiperbárico.' }, diver)).toEqual([]);
  });

  test('of risks that are not known yet, and of an occasion without a protocol, nothing is one too many', () => {
    const unknown = { ...plan, risks: [], exams: [], aptitudes: [] };
    expect(whats(asoExamples.typical, unknown)).toEqual([]);
    expect(whats(asoExamples.typical, { ...unknown, absence: true })).toHaveLength(3);
  });
});

test.each([
  ['Admissional', 'admission'],
  ['Periódico', 'periodic'],
  ['Retorno ao trabalho', 'return'],
  ['Mudança de riscos ocupacionais', 'riskChange'],
  ['Demissional', 'dismissal'],
  ['', null],
] as const)('the type %j is the occasion %j', (examType, occasion) => {
  expect(occasionOf?.({ ...empty, examType })).toBe(occasion);
});
