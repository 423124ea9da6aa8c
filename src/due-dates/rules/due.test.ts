import { expect, test } from 'vitest';
import { did, exam, group, noise, office } from '../../testing/due-cases/due-case.ts';
import { stateOf } from '../due-dates.labels.ts';
import { dueOf } from './due.rules.ts';
import { sourceOf } from './source.rules.ts';

/** What the table of cases does not say: where nobody knows, what comes together, what is ahead, and the words of it. */

const person = { admittedOn: '2024-03-10', inFunctionOn: '2024-03-10' };
const employer = { exempt: false, rural: false };
const did0295 = { ...did('0295', '2026-03-12'), id: 'a' };
const did0281 = { ...did('0281', '2026-03-12'), id: 'b' };

test.each([
  ['no programme', { employer: null, group: null }, 'withoutProgramme'],
  ['no group', { employer, group: null }, 'withoutGroup'],
  ['a group without exams', { employer, group: group({ exams: [], risks: [noise] }) }, 'withoutProtocol'],
])('%s: the physician says, never 12 months', (_what, asked, rule) => {
  const due = dueOf(person, asked, [did0295]);
  expect(due).toMatchObject({ state: 'withoutProtocol', nextOn: null, clinicalOn: '2026-03-12' });
  expect(due.exams).toMatchObject([{ code: '0295', dueOn: null, rule }]);
});

test('a person stands where their exams put them, with the earliest of them', () => {
  const never = dueOf(person, { employer, group: group({ risks: [noise] }) }, []);
  expect(never).toMatchObject({ state: 'scheduled', nextOn: '2024-03-10', clinicalOn: null });
  expect(stateOf(never)).toBe('neverExamined');
  const unknown = dueOf(person, { employer, group: group() }, [did0295]);
  expect(unknown).toMatchObject({ state: 'withoutProtocol', nextOn: null });
  const both = group({ exams: [exam('0295'), exam('0281', { everyMonths: 6 })], risks: [noise] });
  const due = dueOf(person, { employer, group: both }, [did0295, did0281]);
  expect(due).toMatchObject({ state: 'scheduled', nextOn: '2026-09-12', clinicalOn: '2026-03-12' });
});

test('of an exam that is named twice the earlier day stands', () => {
  const twice = group({ exams: [exam('0281', { everyMonths: 24 }), exam('0281', { everyMonths: 6 })] });
  const { exams } = dueOf(person, { employer, group: twice }, [did0281]);
  expect(exams.filter(({ code }) => code === '0281')).toMatchObject([{ dueOn: '2026-09-12' }]);
});

test('a version that begins later with a new risk asks for its exams by that day, and for nothing else', () => {
  const loud = group({
    risks: [noise],
    exams: [exam('0295'), exam('0281'), exam('0693', { occasions: ['periodic'], everyMonths: 1 })],
  });
  const asked = { employer, group: office, ahead: [{ on: '2026-08-01', group: loud }] };
  const { exams, nextOn } = dueOf(person, asked, [did0295]);
  expect(exams).toMatchObject([
    { code: '0295', dueOn: '2026-08-01', rule: 'riskChange' },
    { code: '0281', dueOn: '2026-08-01', rule: 'riskChange' },
  ]);
  expect(nextOn).toBe('2026-08-01');
  expect(dueOf(person, { ...asked, ahead: [{ on: '2026-08-01', group: office }] }, [did0295]).nextOn).toBe(
    '2028-03-12',
  );
  expect(dueOf(person, { ...asked, ahead: [{ on: '2026-08-01', group: null }] }, [did0295]).nextOn).toBe('2028-03-12');
});

test('says which rule, which protocol and which document', () => {
  const origin = { protocolFrom: '2026-02-01', lastOn: '2026-03-12', restedOn: null, lastDocument: 'ASO 2026/000123' };
  expect(sourceOf({ rule: 'exposed', months: 12, ...origin })).toBe(
    'NR-7, 7.5.8 II: 12 meses com exposição a riscos · protocolo de 01-02-2026 · último exame 12-03-2026 (ASO 2026/000123)',
  );
  expect(sourceOf({ rule: 'protocol', months: 1, ...origin, lastDocument: null })).toBe(
    'NR-7, 7.5.18: periodicidade do protocolo, 1 mês · protocolo de 01-02-2026 · último exame 12-03-2026',
  );
});
