import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeFor } from '../access/scope.ts';
import { whoIsDue } from '../due-dates/due-lookups.db.ts';
import { today } from '../platform/contract/dates.ts';
import { searchMode } from '../platform/database/search/search-index.server.ts';
import { makeCompany, makeEmployee, makeUnit } from '../testing/factories.ts';
import { analyze, manyEmployees } from '../testing/many-employees.ts';
import { plansOf } from '../testing/queries/plans.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import type { EmployeeListInput, EmployeesNarrowed } from './employees.contract.ts';
import { listEmployees } from './employees.db.ts';

/** Enough rows that a planner takes an index for what it is worth, and one company is a small part of them. */
const rows = 3_000;
const otherCompanies = 25;

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  for (let others = 0; others < otherCompanies; others++) {
    await manyEmployees(app.db, (await makeCompany(app)).companyId, rows);
  }
  await manyEmployees(app.db, company.companyId, 2 * rows);
  await analyze(app.db);
  await searchMode(app.db, 'employees'); // As the start does: it is looked for once.
});
afterAll(() => app.stop());

test.each<[string, EmployeeListInput & EmployeesNarrowed]>([
  ['the first page of who is overdue', { page: 1, pageSize: 20, due: 'overdue' }],
  ['the first page of who is in no unit', { page: 1, pageSize: 20, unitId: 'none' }],
  ['the first page', { page: 1, pageSize: 20 }],
  ['the first page with the inactive ones', { page: 1, pageSize: 20, inactive: 'true' }],
  ['a count', { pageSize: 0 }],
  ['a search by a part of a name', { search: 'ilva 1234', page: 1 }],
  ['a search by CPF', { search: '100.000.123-45', page: 1 }],
  ['a search by registration', { search: 'M12345', page: 1 }],
  ['a search that finds nothing', { search: 'xyzzy', page: 1 }],
  ['a search by two letters', { search: 'si', page: 1 }],
])('%s uses an index and never reads the whole table', async (_what, { due, ...input }) => {
  const plans = await plansOf(app.db, (db) => {
    const scope = scopeFor('all', '');
    const among = due && whoIsDue(db, scope, today(), { list: due, companyId: company.companyId });
    return listEmployees(db, scope, { ...company, ...input, among });
  });
  // SQLite searches a long list by its trigrams.
  const rare = process.env.TEST_ENGINE !== 'postgres' && (input.search?.length ?? 0) > 2;
  if (rare) expect(plans.join()).toContain('employees_trigrams');
  for (const plan of plans) {
    expect(plan).toMatch(/USING (COVERING )?INDEX|Index|VIRTUAL TABLE INDEX/);
    expect(plan).not.toMatch(/Seq Scan on employees|SCAN employees(?!_trigrams| USING)/);
  }
});

test('a count reads what says all that is asked, and no more (decision 78)', async () => {
  const counted = (input: EmployeeListInput, unitId?: string) =>
    plansOf(app.db, (db) =>
      listEmployees(db, scopeFor('all', ''), { ...company, ...input, ...(unitId && { unitId }) }),
    );
  const { id } = await makeUnit(app, company);
  for (const plans of [
    await counted({ pageSize: 0 }),
    await counted({ pageSize: 0, inactive: 'true' }),
    await counted({ pageSize: 0 }, id),
  ]) {
    for (const plan of plans) expect(plan).toContain('employees_counted');
  }
});

test('finds any part of a word, without accents, whatever its length, after a change too', async () => {
  const { id } = await makeEmployee(app, company, { name: 'Ângela Conceição', registration: 'ZX-99' });
  const found = async (search: string) =>
    (
      await app.call('GET', `/employees/${company.companyId}?search=${encodeURIComponent(search)}`, {
        as: company.token,
      })
    ).body.employees.map((employee: { id: string }) => employee.id);
  for (const search of ['angela', 'ÂNGELA', 'ngel', 'conceicao ang', 'zx', 'zx99', '"ang"', "ang'", '%']) {
    expect(await found(search), search).toEqual(/["'%]/.test(search) ? [] : [id]);
  }
  await app.db.updateTable('employees').set({ search: 'outro nome raro' }).where('id', '=', id).execute();
  expect(await found('conceicao')).toEqual([]);
  expect(await found('utro')).toEqual([id]);
  if (process.env.TEST_ENGINE === 'postgres') return;
  await sql`vacuum`.execute(app.db);
  expect(await found('utro')).toEqual([id]);
});

test.runIf(process.env.TEST_ENGINE === 'postgres')('without pg_trgm the beginnings of words are found', async () => {
  const plain = await startApp();
  await sql`drop index employees_trigrams`.execute(plain.db);
  await sql`create index employees_words on employees using gin (to_tsvector('simple', search))
    where inactivated_at is null`.execute(plain.db);
  const of = await makeCompany(plain);
  await makeEmployee(plain, of, { name: 'Ângela Conceição', registration: 'ZX-99' });
  for (const [search, total] of [
    ['ANGE conc', 1],
    ['zx99', 1],
    ['ngela', 0],
    ["' & | !", 0],
  ] as const) {
    const path = `/employees/${of.companyId}?search=${encodeURIComponent(search)}`;
    expect((await plain.call('GET', path, { as: of.token })).body.total, search).toBe(total);
  }
  await plain.stop();
});
