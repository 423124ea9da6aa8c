import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeCompany, makeEmployee, makeProfessional, makeUnit } from '../testing/factories.ts';
import { analyze, manyEmployees } from '../testing/many-employees.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { until } from '../testing/until.ts';

const many = 20_000;
/** PostgreSQL is asked for the first 5,000 to see whether a list is short, and these are not read again. */
const beginning = process.env.TEST_ENGINE === 'postgres' ? 5_000 : 0;
/** The list is read in parts of 500. */
const allParts = (many - beginning) / 500;

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: string;

beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  doctor = (await makeProfessional(app)).token;
  await manyEmployees(app.db, company.companyId, many);
  await analyze(app.db);
});
afterAll(() => app.stop());

let asked: ReturnType<typeof watchQueries>;
const watchQueries = () => vi.spyOn(app.db.getExecutor(), 'executeQuery');
beforeEach(() => {
  asked = watchQueries();
});
afterEach(() => asked.mockRestore());
const partsRead = () => asked.mock.calls.filter(([{ sql }]) => /"employees"\."id" in \(/.test(sql)).length;

async function text(path: string, as = company.token): Promise<string> {
  const headers = { authorization: `Bearer ${as}` };
  return (await fetch(`${app.url}/api${path}`, { headers })).text();
}

/** The rows of every page, one after another. */
async function paged(path: string, as = company.token) {
  const rows = [];
  for (let page = 1; ; page++) {
    const { employees } = (
      await app.call('GET', `${path}${path.includes('?') ? '&' : '?'}page=${page}&pageSize=500`, { as })
    ).body;
    if (employees.length === 0) return rows;
    rows.push(...employees);
  }
}

/** Asks for a list without reading what comes; `leave` cuts the line. */
function begin(path: string) {
  const headers = { authorization: `Bearer ${company.token}` };
  const asking = request(`${app.url}/api${path}`, { headers });
  asking.on('error', () => {});
  const answered = new Promise<Record<string, unknown>>((done) =>
    asking.on('response', ({ headers }) => done(headers)),
  );
  asking.end();
  return { answered, leave: () => asking.destroy() };
}

test('asked for whole, it comes in parts that are together what it was in one', async () => {
  const path = `/employees/${company.companyId}`;
  expect(await text(path)).toBe(JSON.stringify({ employees: await paged(path) }));
  expect(partsRead()).toBe(allParts);
});

test.each(['sort=-cpf', 'search=maria', 'search=silva+1&sort=-name'])('%s: likewise, with the total', async (query) => {
  const path = `/employees/${company.companyId}?${query}`;
  const employees = await paged(path);
  expect(await text(path)).toBe(JSON.stringify({ employees, total: employees.length }));
});

test('so does what a professional finds among all companies', async () => {
  const employees = await paged('/employees?search=maria', doctor);
  expect(employees).toHaveLength(many);
  expect(await text('/employees?search=maria', doctor)).toBe(JSON.stringify({ employees, total: many }));
});

test('a search that finds nobody, and a short list, are answered as ever', async () => {
  expect(await text(`/employees/${company.companyId}?search=zebra`)).toBe('{"employees":[],"total":0}');
  const other = await makeCompany(app);
  expect(await text(`/employees/${other.companyId}`, other.token)).toBe('{"employees":[]}');
});

test('others are answered while it is being read', async () => {
  const path = `/employees/${company.companyId}`;
  const whole = text(path);
  await until(() => partsRead() > 0, 0);
  await app.call('GET', '/profile', { as: company.token });
  expect(partsRead()).toBeLessThan(allParts);
  expect(JSON.parse(await whole).employees).toHaveLength(many);
});

test('it is read no faster than it is taken, and not to its end for a reader who goes away', async () => {
  const list = begin(`/employees/${company.companyId}`);
  expect(await list.answered).not.toHaveProperty('content-length');
  list.leave();
  const calls = 20;
  for (let others = 0; others < calls; others++) await app.call('GET', '/profile', { as: company.token });
  const readThen = partsRead();
  for (let others = 0; others < calls; others++) await app.call('GET', '/profile', { as: company.token });
  expect(partsRead()).toBe(readThen);
  expect(readThen).toBeLessThan(allParts);
});

test('whoever leaves it while it is read is left out, and nobody comes twice', async () => {
  const unit = await makeUnit(app, company);
  await app.db
    .updateTable('employees')
    .set({ unit_id: unit.id })
    .where('company_id', '=', company.companyId)
    .where('search', '>', 'maria silva 1')
    .execute();
  const last = await makeEmployee(app, company, { name: 'Zuleica Última', unitId: unit.id });
  const whole = text(`/employees/unit/${unit.id}`);
  await until(() => partsRead() > 0, 0);
  await app.call('PUT', `/employee/delete/${last.id}`, { as: company.token });
  const ids = JSON.parse(await whole).employees.map(({ id }: { id: string }) => id);
  expect(ids).not.toContain(last.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(many);
});
