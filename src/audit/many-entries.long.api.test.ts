import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { scopeFor } from '../access/scope.ts';
import type { Database } from '../platform/database/database.server.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../testing/factories.ts';
import { plansOf } from '../testing/queries/plans.ts';
import { settle } from '../testing/queries/settle.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import type { AuditFilters } from './audit.contract.ts';
import { listEntries } from './audit.db.ts';

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  mine = await makeCompany(app);
  doctor = await makeProfessional(app);
});
afterAll(() => app.stop());

const list = async (query: Record<string, string> = {}) =>
  (await app.call('GET', `/audit?${new URLSearchParams(query)}`, { as: admin })).body;

test('what was done with one employee’s data is counted and read to its end', async () => {
  const employee = await makeEmployee(app, mine);
  const many = 50_500;
  await manyEntries(app.db, many, employee.id);
  const path = `/audit/employee/${employee.id}?pageSize=100`;
  const { total, entries } = (await app.call('GET', `${path}&page=506`, { as: doctor.token })).body;
  expect(total).toBe(many + 1);
  expect(entries.at(-1)).toMatchObject({ action: 'created', employeeId: employee.id });
});

describe('with many entries', () => {
  const many = 60_000;
  beforeAll(async () => {
    await manyEntries(app.db, many);
    await settle(app.db, 'audit_entries');
  });

  const period = { from: '2030-01-01T00:00:10.000Z', to: '2030-01-01T00:00:20.000Z' };
  test.each<[string, AuditFilters & { employeeId?: string }]>([
    ['the newest', {}],
    ['a period', period],
    ['an action', { action: 'printed' }],
    ['an action in a period', { action: 'printed', ...period }],
    ['a subject', { subject: 'form' }],
    ['a company', { companyId: 'company-7' }],
    ['a user', { user: 'ninguem@zelo.test' }],
    ['an employee', { employeeId: 'employee-7' }],
  ])('%s is found by an index, never by reading the whole table', async (_what, wanted) => {
    for (const plan of await plansOfList(wanted)) {
      // Counting what every entry matches, PostgreSQL reads the table's first ten thousand and stops.
      expect(plan).not.toMatch(/Seq Scan on audit_entries(?!.*\n.*Filter: \(number <= \d+\)"\}$)/);
      expect(plan).not.toMatch(/SCAN audit_entries(?! USING)|TEMP B-TREE/);
    }
  });

  test('the total is counted up to 10,000, and an export has no end there', async () => {
    expect((await list()).total).toBe(10_000);
    const { text } = (await app.call('GET', '/exports/audit/list?format=csv', { as: admin })).body;
    const numbers = [...text.matchAll(/^"(\d+)";/gm)].map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(many);
    expect(numbers).toEqual(Array.from(numbers, (_, at) => Number(numbers[0]) - at));
  });

  test('an export is read while it is sent, and no further when its reader has gone', async () => {
    const parts = partsRead(app.db);
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${admin}`, 'accept-encoding': 'identity' };
    const response = await fetch(`${app.url}/api/exports/audit/list?format=csv`, { headers, signal: leaving.signal });
    const reader = response.body?.getReader();
    expect(response.headers.get('content-length')).toBeNull();
    await reader?.read();
    leaving.abort();
    await expect(reader?.read()).rejects.toThrow('abort');
    const readThen = parts.count();
    for (let others = 0; others < 20; others++) await list({ pageSize: '1' });
    expect(parts.count()).toBeLessThan(readThen + 20);
    expect(parts.count()).toBeLessThan(many / 500);
    parts.stop();
  });
});

/** Counts how many parts of an export are read from now on. */
function partsRead(db: Database) {
  const spy = vi.spyOn(db.getExecutor(), 'executeQuery');
  const isPart = ([query]: Parameters<typeof spy>) => /audit_entries/.test(query.sql) && query.parameters.includes(500);
  return { count: () => spy.mock.calls.filter(isPart).length, stop: () => spy.mockRestore() };
}

/** Entries of a busy practice, one each millisecond; their hashes do not matter here. */
async function manyEntries(db: Database, count: number, employeeId?: string): Promise<void> {
  const postgres = process.env.TEST_ENGINE === 'postgres';
  const numbers = postgres
    ? sql`select n from generate_series(1, cast(${count} as integer)) as s(n)`
    : sql`with recursive s(n) as (select 1 union all select n + 1 from s where n < ${count}) select n from s`;
  const at = postgres
    ? sql`timestamptz '2030-01-01T00:00:00Z' + n * interval '1 millisecond'`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 1893456000.0 + n / 1000.0, 'unixepoch')`;
  await sql`insert into audit_entries (number, at, actor_id, actor_type, company_id, action, subject, employee_id,
      previous_hash, hash)
    select n + (select max(number) from audit_entries), ${at}, 'user-' || (n % 50), 'professional',
      'company-' || (n % 300), case n % 20 when 0 then 'printed' else 'listed' end,
      case n % 20 when 0 then 'form' else 'document' end, ${employeeId ?? sql`'employee-' || (n % 5000)`}, '', ''
    from (${numbers}) as numbers`.execute(db);
}

const plansOfList = (wanted: AuditFilters & { employeeId?: string }) =>
  plansOf(app.db, (db) =>
    listEntries(db, scopeFor('all', ''), wanted, { page: 3, pageSize: 20, upTo: 50_000 }, { reader: 'professional' }),
  );
