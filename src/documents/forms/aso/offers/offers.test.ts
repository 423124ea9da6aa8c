import { expect, test } from 'vitest';
import { anamnesisExamples } from '../../anamnesis/anamnesis.example.ts';
import { blankRisks } from '../../shared/shared.labels.ts';
import { asoExamples } from '../aso.example.ts';
import type { AsoAnswers } from '../aso.schema.ts';
import { offeredByAnamnesis } from './anamnesis-offer.rules.ts';
import { contentsOf, filledFrom, type Offer, offerableOf, takenBack } from './offer.rules.ts';

const empty: AsoAnswers = {
  ...asoExamples.minimal,
  riskAbsence: false,
};
const offer: Offer = {
  ...blankRisks,
  physicalRisks: 'Calor',
  riskAbsence: false,
  examType: 'Periódico',
  exams: [
    { exam_name: 'Avaliação clínica', exam_date: '' },
    { exam_name: 'Audiometria tonal', exam_date: '09-11-2026' },
  ],
  special_skills: ['Apto(a) para manipulação de alimentos'],
  unfit_skills: [],
  location: 'São Paulo',
};
const absence: Offer = { ...offer, physicalRisks: '', riskAbsence: true };

test('an empty ASO takes over all that is offered', () => {
  expect(filledFrom(empty, offer)).toEqual(offer);
});

test('what was typed or ticked stays', () => {
  const typed: AsoAnswers = {
    ...empty,
    physicalRisks: 'Ruído',
    examType: 'Demissional',
    special_skills: ['Apto(a) para trabalho em altura (NR-35)'],
    location: 'Santos',
  };
  const { physicalRisks, examType, special_skills, location } = typed;
  expect(filledFrom(typed, offer)).toMatchObject({ physicalRisks, examType, special_skills, location });
});

test('an exam is added once, however it is written, and gets its date where it has none', () => {
  const exams = [
    { exam_name: '', exam_date: '' },
    { exam_name: ' audiometria tonal', exam_date: '' },
    { exam_name: 'Espirometria', exam_date: '01-11-2026' },
  ];
  expect(filledFrom({ ...empty, exams }, offer).exams).toEqual([
    { exam_name: ' audiometria tonal', exam_date: '09-11-2026' },
    { exam_name: 'Espirometria', exam_date: '01-11-2026' },
    { exam_name: 'Avaliação clínica', exam_date: '' },
  ]);
});

test('an offer without exams leaves the row to type in', () => {
  expect(filledFrom(empty, { ...offer, exams: [] }).exams).toEqual([{ exam_name: '', exam_date: '' }]);
});

test('risks and their absence are never taken over together', () => {
  expect(filledFrom(empty, absence).riskAbsence).toBe(true);
  expect(filledFrom({ ...empty, chemicalRisks: 'Poeira' }, absence).riskAbsence).toBe(false);
  expect(filledFrom({ ...empty, riskAbsence: true }, offer)).toMatchObject({ physicalRisks: '', riskAbsence: true });
});

test('taking an offer back leaves what was changed since', () => {
  const filled = filledFrom(empty, offer);
  const now: AsoAnswers = { ...empty, ...filled, physicalRisks: 'Calor e ruído' };
  const back = takenBack(now, filled, offerableOf(empty));
  expect({ ...now, ...back }).toEqual({ ...empty, physicalRisks: 'Calor e ruído' });
});

test('says what it holds, and nothing of what it does not', () => {
  expect(contentsOf(offer)).toEqual([
    'Tipo de exame: Periódico',
    'Riscos físicos: Calor',
    'Exames: Avaliação clínica, Audiometria tonal (09-11-2026)',
    'Aptidões: Apto(a) para manipulação de alimentos',
    'Local: São Paulo',
  ]);
  expect(contentsOf({ ...absence, exams: [], special_skills: [], examType: '', location: '' })).toEqual([
    'Ausência de riscos ocupacionais específicos',
  ]);
});

test('an anamnesis offers risks, dated exams, aptitudes and place, and nothing clinical', () => {
  const { typical } = anamnesisExamples;
  expect(offeredByAnamnesis(typical)).toEqual({
    physicalRisks: 'Calor',
    chemicalRisks: '',
    biologicalRisks: '',
    ergonomicRisks: 'Trabalho em pé',
    mechanicalRiks: 'Queimaduras',
    riskAbsence: false,
    examType: '',
    exams: [{ exam_name: 'Audiometria tonal', exam_date: '2026-11-09' }],
    special_skills: ['Apto(a) para manipulação de alimentos'],
    unfit_skills: [],
    location: 'São Paulo',
  });
});

test.each([
  ['an anamnesis without any of it', { ...blankRisks, exams: [{ exam_name: ' ', exam_date: '' }], location: 'Santos' }],
  ['no answers', null],
  ['something else', { physicalRisks: 3, exams: 'x', specialSkills: ['Apto(a) para tudo'] }],
])('%s offers nothing', (_what, values) => {
  expect(offeredByAnamnesis(values)).toBeNull();
});
