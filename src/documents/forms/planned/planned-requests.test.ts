import { expect, test } from 'vitest';
import { anamnesisExamples } from '../anamnesis/anamnesis.example.ts';
import { blankAnamnesisExam } from '../anamnesis/anamnesis.labels.ts';
import { plannedAnamnesis } from '../anamnesis/planned-anamnesis.rules.ts';
import { examRequest1Examples } from '../exam-request-1/exam-request-1.example.ts';
import { plannedRequest1 } from '../exam-request-1/planned-request-1.rules.ts';
import { examRequest2Examples } from '../exam-request-2/exam-request-2.example.ts';
import { plannedRequest2 } from '../exam-request-2/planned-request-2.rules.ts';
import { blankRisks } from '../shared/shared.labels.ts';
import { examplePlan as plan } from './plan.example.ts';

const first = { ...examRequest1Examples.typical, exams: [], chemical_agents: [], text_field: '' };
const second = { ...examRequest2Examples.typical, exams: [] };

test('the first request ticks what its lists know and writes the rest, but for what the second one knows', () => {
  const filled = plannedRequest1.taken(first, plan);
  expect(filled).toEqual({ ...first, exams: ['Hemograma completo'], text_field: 'Pesquisa de metais' });
  expect(plannedRequest1.taken(filled, plan)).toEqual(filled);
  expect(plannedRequest1.differences(filled, plan)).toEqual([]);
});

test('the second request ticks what its list knows and is not done yet', () => {
  expect(plannedRequest2.taken(second, plan).exams).toEqual(['Audiometria tonal']);
});

test('a request keeps what was ticked, and says what is missing, too much, or done already', () => {
  const ticked = {
    ...second,
    exams: ['Espirometria' as const, 'Radiografia de tórax (PA e perfil, padrão OIT)' as const],
  };
  expect(plannedRequest2.taken(ticked, plan).exams).toHaveLength(3);
  expect(plannedRequest2.differences(ticked, plan).map(({ what }) => what)).toEqual([
    'Falta o exame: Audiometria tonal ocupacional',
    'Exame a mais: Espirometria',
    'Já feito em 15-01-2026: Radiografia de tórax (PA e perfil, padrão OIT)',
  ]);
  expect(plannedRequest1.differences({ ...first, exams: ['VDRL'] }, plan).map(({ what }) => what)).toEqual([
    'Falta o exame: Hemograma com contagem de plaquetas ou frações',
    'Falta o exame: Pesquisa de metais',
    'Exame a mais: VDRL',
  ]);
});

test('an anamnesis takes all risks of the group, and rows with their complaint and history still to be written', () => {
  const empty = { ...anamnesisExamples.typical, ...blankRisks, exams: [blankAnamnesisExam], specialSkills: [] };
  const filled = plannedAnamnesis.taken(empty, plan);
  expect(filled).toMatchObject({ physicalRisks: 'Ruído\nCalor', mechanicalRiks: 'Queimaduras' });
  expect(filled.exams[2]).toEqual({
    ...blankAnamnesisExam,
    exam_name: 'Radiografia de tórax (PA) Padrão OIT',
    exam_date: '2026-01-15',
    exam_code: '1415',
  });
  expect(plannedAnamnesis.differences(filled, plan)).toEqual([]);
});
