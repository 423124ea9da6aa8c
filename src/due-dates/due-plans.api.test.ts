import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeFor } from '../access/scope.ts';
import { today } from '../platform/contract/dates.ts';
import { makeCompany } from '../testing/factories.ts';
import { manyEmployees } from '../testing/many-employees.ts';
import { analyzeDueDates, manyDueDates } from '../testing/queries/many-due-dates.ts';
import { plansOf } from '../testing/queries/plans.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { dueListNames, mostCounted } from './due-dates.labels.ts';
import { countDue, countLists, listDue } from './due-lists.db.ts';

/** Enough rows that a planner takes an index for what it is worth, and one company is a small part of them. */
const people = 3_000;
const otherCompanies = 12;

let app: TestApp;
let companyId: string;
beforeAll(async () => {
  app = await startApp();
  for (let made = 0; made <= otherCompanies; made++) {
    companyId = (await makeCompany(app)).companyId;
    await manyEmployees(app.db, companyId, people);
    await manyDueDates(app.db, companyId);
  }
  await app.db
    .updateTable('due_people')
    .set({ unit_id: 'u', group_id: 'h', function: 'soldador' })
    .where('id', 'like', '%7')
    .execute();
  await app.db.updateTable('due_people').set({ unit_id: null }).where('id', 'like', '%5').execute();
  await app.db.updateTable('due_people').set({ group_id: null }).where('id', 'like', '%3').execute();
  await analyzeDueDates(app.db);
});
afterAll(() => app.stop());

const everywhere = scopeFor('all', '');

function expectAlong(index: string, plans: readonly string[]): void {
  for (const plan of plans) {
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (due_people|employees)|SCAN (due_people|employees)/);
    expect(finding(plan)).not.toMatch(/Sort|TEMP B-TREE/);
  }
}

/** The steps that find who is on a page, or is counted; the lines of one page may be put into their order once more. */
function finding(plan: string): string {
  const limited = plan.indexOf('Limit');
  return limited < 0 ? plan.slice(0, plan.indexOf('SCAN due"')) : plan.slice(limited);
}

test.each<[string, string, object]>([
  ['of all companies', 'due_people_next', {}],
  ['of all companies, of whom nobody was recalled lately', 'due_people_next', { notRecalledFor: 30 }],
  ['of one company', 'due_people_company', { ofCompany: true }],
  ['of a unit', 'due_people_unit', { ofCompany: true, unitId: 'u' }],
  ['of no unit', 'due_people_unit', { ofCompany: true, unitId: 'none' }],
  ['of a group', 'due_people_group', { ofCompany: true, groupId: 'h' }],
  ['without a group', 'due_people_group', { ofCompany: true, groupId: 'none' }],
  ['of a function', 'due_people_function', { ofCompany: true, function: 'Soldador' }],
])('a page and a count %s are read along %s, and nothing is sorted', async (_whose, index, filters) => {
  const { ofCompany, ...more } = { ofCompany: false, ...filters };
  const within = { ...more, ...(ofCompany ? { companyId } : {}) };
  for (const list of ['overdue', 'in60'] as const) {
    for (const order of ['asc', 'desc'] as const) {
      const page = { page: 2, pageSize: 20, order };
      const asked = await plansOf(app.db, (db) => listDue(db, everywhere, today(), { list, ...within }, page));
      // SQLite and PostgreSQL are asked for the page in one question, whose parts are questions too.
      expectAlong(index, asked.slice(-1));
    }
    expectAlong(
      index,
      (await plansOf(app.db, (db) => countDue(db, everywhere, today(), { list, ...within }))).slice(-1),
    );
  }
});

test('the counts of all lists are one question, answered along an index that has all they need', async () => {
  for (const [of, index] of [
    [{}, 'due_people_next'],
    [{ companyId }, 'due_people_company'],
  ] as const) {
    const plan = (await plansOf(app.db, (db) => countLists(db, everywhere, today(), of))).at(-1) ?? '';
    expectAlong(index, [plan]);
    expect(plan.match(/Index Only Scan|COVERING INDEX/g)).toHaveLength(dueListNames.length);
  }
});

test('no more than what is counted is counted', async () => {
  const counts = await countLists(app.db, everywhere, today(), {});
  expect(counts).toMatchObject({ overdue: mostCounted + 1, in30: mostCounted + 1, neverExamined: 0 });
  const own = await countLists(app.db, scopeFor('own', companyId), today(), {});
  expect(own.overdue).toBe(await countDue(app.db, everywhere, today(), { list: 'overdue', companyId }));
  expect(own.overdue).toBeGreaterThan(600);
  expect(own.overdue).toBeLessThan(mostCounted);
});
