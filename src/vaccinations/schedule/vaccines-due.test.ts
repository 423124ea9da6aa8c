import { expect, test } from 'vitest';
import type { Planned } from '../vaccine-schemes.labels.ts';
import { vaccinesDue } from '../vaccines-due-lookups.server.ts';

const since = '2026-01-05';
const nothing = { name: '', doses: null, everyMonths: null, repeatMonths: null };
const hepatitis: Planned & { since: string } = { code: 'hepatitisB', ...nothing, since };
const entry = (kind: 'dose' | 'refusal', number: number, day: string, documentId: string | null = null) => {
  return { id: day, version: 1, kind, key: 'hepatitisB', number, day, documentId };
};
const doses = [entry('dose', 1, '2026-01-31'), entry('dose', 2, '2026-02-28'), entry('dose', 3, '2026-07-31')];
type Entries = Parameters<typeof vaccinesDue>[1];

test.each<[string, Entries, string[], (string | null)[][]]>([
  ['nobody has given any', [], [], [['1ª dose', 'due', since, null]]],
  ['the second', doses.slice(0, 1), [], [['2ª dose', 'due', '2026-02-28', null]]],
  ['the exam after the third', doses, [], [['Anti-HBs', 'due', '2026-08-30', '2026-09-29']]],
  ['complete', doses, ['2026-09-01'], []],
  [
    'refused, and no document',
    [entry('refusal', 0, '2026-03-01')],
    [],
    [['1ª dose', 'withoutPaper', '2026-03-01', null]],
  ],
  ['refused with it', [entry('refusal', 0, '2026-03-01', 'd')], [], [['1ª dose', 'refused', '2026-03-01', null]]],
  [
    'a dose after the refusal ends it',
    [entry('refusal', 0, '2026-01-10'), ...doses.slice(0, 1)],
    [],
    [['2ª dose', 'due', '2026-02-28', null]],
  ],
  [
    'a refusal after the first dose',
    [...doses.slice(0, 1), entry('refusal', 0, '2026-03-01', 'd')],
    [],
    [['2ª dose', 'refused', '2026-03-01', null]],
  ],
  [
    'of another vaccine nothing',
    [{ ...entry('dose', 1, '2026-01-31'), key: 'tetanus' }],
    [],
    [['1ª dose', 'due', since, null]],
  ],
])('what is due: %s', (_what, entries, examined, expected) => {
  const due = vaccinesDue([hepatitis], entries, (code) => (code === '0704' ? examined : []));
  expect(due.map(({ step, state, dueOn, untilOn }) => [step, state, dueOn, untilOn])).toEqual(expected);
});

test('what no plan asks for is never due', () => {
  expect(vaccinesDue([], doses, () => [])).toEqual([]);
});
