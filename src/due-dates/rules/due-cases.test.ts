import { expect, test } from 'vitest';
import type { CaseGroup, DueCase } from '../../testing/due-cases/due-case.ts';
import { versionDay } from '../../testing/due-cases/due-case.ts';
import { dueCases } from '../../testing/due-cases/due-cases.ts';
import { stateOf } from '../due-dates.labels.ts';
import { dueOf } from './due.rules.ts';
import type { Stretch } from './exposure.rules.ts';
import { ruleLabels } from './rule-names.labels.ts';

/** The table of what the norms say about days, asked of the pure rules; due-cases.api.test.ts asks the server. */

function beforeOf({ versionBefore, functionBefore, inFunction }: DueCase): Stretch<CaseGroup>[] {
  if (versionBefore !== undefined) return [{ until: versionDay, group: versionBefore, moved: false }];
  if (functionBefore !== undefined) return [{ until: inFunction ?? '', group: functionBefore, moved: true }];
  return [];
}

test('the table has at least 150 cases, each with words of its own', () => {
  expect(dueCases.length).toBeGreaterThanOrEqual(150);
  const names = dueCases.map(({ what, code, group }) => `${what} ${code} ${JSON.stringify(group)}`);
  expect(new Set(names).size).toBe(dueCases.length);
});

test.each(dueCases.map((one) => [one.what, one.code, one] as const))('%s (%s)', (_what, _code, given) => {
  const { admitted, inFunction = admitted, former = null, employer, group, done, code, expected } = given;
  const newest = done.map((one) => ({ ...one, id: `${one.code} ${one.doneOn}` }));
  const person = { admittedOn: admitted, inFunctionOn: inFunction, formerAdmittedOn: former };
  const asked = {
    ...{ employer: { exempt: employer === 'exempt', rural: employer === 'rural' }, group },
    before: beforeOf(given),
  };
  const due = dueOf(
    person,
    asked,
    newest.toSorted((a, b) => b.doneOn.localeCompare(a.doneOn)),
  );
  const found = due.exams.find((exam) => exam.code === code);
  expect(stateOf(due)).toBe(given.state);
  if (!expected) return expect(found).toBeUndefined();
  const { item, ...days } = expected;
  expect(found).toMatchObject(days);
  expect(ruleLabels[found?.rule ?? 'withoutGroup']).toContain(item);
});
