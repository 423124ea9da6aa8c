import { expect, test } from 'vitest';
import { asoExamples } from '../aso.example.ts';
import type { AsoAnswers } from '../aso.schema.ts';
import { offeredBy, precedentFor, readPrecedents, withPrinted } from './precedents.rules.ts';

const { typical, minimal } = asoExamples;
const now = new Date('2026-11-22T11:15:00.000Z');
const printed = (...papers: AsoAnswers[]) =>
  papers.reduce((known: ReturnType<typeof readPrecedents>, paper) => withPrinted(known, paper, now), []);
const baker = { companyId: typical.companyId, employeeFunction: typical.employeeFunction };

test('the next ASO of the function is offered risks, exams without dates and aptitudes', () => {
  const precedent = precedentFor(printed(typical), { ...baker, employeeFunction: ' padeira' });
  expect(precedent && offeredBy(precedent)).toEqual({
    physicalRisks: 'Calor',
    chemicalRisks: '',
    biologicalRisks: '',
    ergonomicRisks: 'Trabalho em pé',
    mechanicalRiks: 'Queimaduras',
    riskAbsence: false,
    examType: 'Periódico',
    exams: [
      { exam_name: 'Avaliação clínica', exam_date: '' },
      { exam_name: 'Audiometria tonal', exam_date: '' },
    ],
    special_skills: ['Apto(a) para manipulação de alimentos'],
    unfit_skills: [],
    location: '',
  });
  expect(precedent && offeredBy(precedent, '22-11-2026').exams[1]?.exam_date).toBe('22-11-2026');
});

test('nothing of the person is remembered', () => {
  const kept = JSON.stringify(printed(typical));
  for (const own of ['name', 'cpf', 'rg', 'dt_birth', 'registration', 'employeeId', 'conclusion'] as const) {
    expect(kept).not.toContain(typical[own]);
  }
});

test.each([
  ['another company', { ...baker, companyId: 'c2' }],
  ['another function', { ...baker, employeeFunction: 'Confeiteira' }],
  ['no function', { ...baker, employeeFunction: '' }],
])('%s is offered nothing', (_what, of) => {
  expect(precedentFor(printed(typical, { ...typical, employeeFunction: '' }), of)).toBeNull();
});

test('the last one counts, but not one that was printed to be filled in by hand', () => {
  const later = { ...typical, physicalRisks: 'Ruído' };
  const blank = { ...minimal, riskAbsence: false };
  expect(precedentFor(printed(typical, later, blank), baker)?.physicalRisks).toBe('Ruído');
});

test('at most 60 functions are remembered, the newest', () => {
  const functions = Array.from({ length: 70 }, (_, at) => ({ ...typical, employeeFunction: `Função ${at}` }));
  const known = printed(...functions);
  expect(known).toHaveLength(60);
  expect(known[0]?.employeeFunction).toBe('Função 69');
});

test('what is older than 30 days, or no precedent at all, is not read', () => {
  const known = printed(typical);
  expect(readPrecedents(JSON.parse(JSON.stringify(known)), new Date('2026-12-21T11:15:00Z'))).toEqual(known);
  expect(readPrecedents(known, new Date('2026-12-23T11:15:00Z'))).toEqual([]);
  for (const kept of [null, 'x', {}, [3, null, { companyId: 'c1' }]]) expect(readPrecedents(kept, now)).toEqual([]);
});
