import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { scopeFor } from '../access/scope.ts';
import type { Database } from '../platform/database/database.server.ts';
import {
  employeeFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  makeUnit,
  signInFirstAdmin,
  unitFields,
  unknownId,
} from '../testing/factories.ts';
import { settle } from '../testing/queries/settle.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { record } from '../trail/entries.db.ts';
import type { AuditFilters } from './audit.contract.ts';
import { listEntries } from './audit.db.ts';

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  mine = await makeCompany(app, { fantasy_name: 'Padaria Pão Quente' });
  doctor = await makeProfessional(app);
});
afterAll(() => app.stop());

const list = async (query: Record<string, string> = {}, as = admin) =>
  (await app.call('GET', `/audit?${new URLSearchParams(query)}`, { as })).body;
const actions = async (query: Record<string, string>) =>
  (await list(query)).entries.map(({ action }: { action: string }) => action);

describe('the administrator’s list', () => {
  test('shows the newest first, with who, what and whose', async () => {
    const unit = await makeUnit(app, mine, { identification: 'Forno Norte' });
    const { entries } = await list();
    expect(entries[0]).toMatchObject({
      actorEmail: mine.company.user.email,
      actorType: 'company',
      action: 'created',
      subject: 'unit',
      subjectId: unit.id,
      subjectName: 'Forno Norte',
      companyName: 'Padaria Pão Quente',
      address: '127.0.0.1',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const numbers = entries.map(({ number }: { number: number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  });

  test('shows the values of registration data', async () => {
    const fields = unitFields();
    const unit = await makeUnit(app, mine, fields);
    const body = { ...fields, city: 'Santos' };
    await app.call('PUT', `/unit/update/${unit.id}`, { as: mine.token, body });
    const { entries } = await list({ subject: 'unit', action: 'updated' });
    expect(entries[0].changes).toEqual([{ field: 'city', before: 'São Paulo', after: 'Santos' }]);
  });

  test('holds nothing of an employee but an identifier and the names of changed fields, and no name of a document', async () => {
    const fields = employeeFields({ name: 'Nomesecreto Silva', pcd_observation: 'Baixavisao', nis: '1', rg: '1' });
    const employee = await makeEmployee(app, mine, fields);
    const body = { ...fields, sector: 'Setorsecreto', pcd: 'sim' };
    await app.call('PUT', `/employees/update/${employee.id}`, { as: mine.token, body });
    const at = { companyId: mine.companyId, employeeId: employee.id, token: doctor.token };
    const document = await makeDocument(app, at, { name: 'Laudosecreto' });
    await app.call('GET', `/document/${document.id}`, { as: doctor.token });
    const everything = await list({ pageSize: '100' });
    const { text: csv } = (await app.call('GET', '/exports/audit/list?format=csv', { as: admin })).body;
    for (const text of [JSON.stringify(everything), csv]) {
      expect(text).not.toMatch(/secreto|Baixavisao/i);
      expect(text).not.toContain(fields.cpf);
    }
    const updated = everything.entries.find(
      (entry: { action: string; employeeId: string }) => entry.action === 'updated' && entry.employeeId === employee.id,
    );
    expect(updated).toMatchObject({ subjectId: employee.id, subjectName: null });
    expect(updated.changes).toEqual([{ field: 'pcd' }, { field: 'sector' }]);
    expect(csv).toContain('"PCD | Setor"');
  });

  test('is narrowed by action, subject, company and user', async () => {
    const stranger = await makeCompany(app);
    const employee = await makeEmployee(app, mine);
    await app.call('GET', `/employee/${employee.id}`, { as: stranger.token });
    expect(await actions({ user: stranger.company.user.email })).toEqual(['refused', 'signed-in']);
    expect(await actions({ user: stranger.company.user.email.toUpperCase(), action: 'signed-in' })).toEqual([
      'signed-in',
    ]);
    expect(await actions({ user: 'ninguem@zelo.test' })).toEqual([]);
    expect(await actions({ companyId: stranger.companyId })).toEqual(['created']);
    const { entries } = await list({ subject: 'professional' });
    expect(entries).toMatchObject([{ action: 'created', subjectName: doctor.professional.name }]);
  });

  test('is narrowed by a period that begins with its first moment and ends before its last', async () => {
    const [moment] = (await list({ pageSize: '1' })).entries.map(({ at }: { at: string }) => at);
    await new Promise((later) => setTimeout(later, 5));
    await makeUnit(app, mine);
    const total = async (query: Record<string, string>) => (await list(query)).total;
    const all = await total({ to: '2999-01-01T00:00:00Z' });
    const before = await total({ to: moment });
    expect(before).toBeGreaterThan(0);
    expect(before + (await total({ from: moment, to: '2999-01-01T00:00:00-03:00' }))).toBeGreaterThan(all);
    expect((await list({ from: moment })).entries.at(-1).at >= moment).toBe(true);
    expect((await list({ to: moment })).entries[0].at < moment).toBe(true);
    expect(await total({ from: '2999-01-01T00:00:00Z' })).toBe(0);
    expect(await total({ to: '1999-01-01T00:00:00Z' })).toBe(0);
  });

  test('keeps its pages while the trail grows, by the reading itself too', async () => {
    const first = await list({ pageSize: '3' });
    await record(app.db, { address: null }, { action: 'signed-in', subject: 'user' });
    const second = await list({ pageSize: '3', page: '2', upTo: String(first.upTo) });
    const numbers = [...first.entries, ...second.entries].map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 6 }, (_, at) => first.upTo - at));
    expect(second).toMatchObject({ total: first.total, upTo: first.upTo });
  });

  test('is itself written down, and so is an export', async () => {
    await list();
    expect((await app.call('GET', '/exports/audit/list?format=csv', { as: admin })).status).toBe(200);
    const { entries } = await list({ subject: 'audit', pageSize: '2' });
    expect(entries).toMatchObject([{ action: 'exported' }, { action: 'listed' }]);
  });

  test('refuses a last entry that no trail has, on either engine', async () => {
    for (const upTo of ['2147483648', '3000000000', '-1', '1e30', 'x']) {
      const response = await app.call('GET', `/audit?upTo=${upTo}`, { as: admin });
      expect(response.status, upTo).toBe(400);
      expect(response.body.data.issues[0]).toMatchObject({ path: 'upTo' });
    }
    expect(await list({ upTo: '2147483647' })).toMatchObject({ upTo: 2_147_483_647 });
  });

  test('refuses what it does not know, naming the field', async () => {
    const query = 'from=ontem&action=voou&subject=x&user=sem&companyId=1&page=501&pageSize=0';
    const response = await app.call('GET', `/audit?${query}`, { as: admin });
    expect(response.status).toBe(400);
    expect(response.body.data.issues.map(({ path }: { path: string }) => path).sort()).toEqual(
      ['action', 'companyId', 'from', 'page', 'pageSize', 'subject', 'user'].sort(),
    );
    expect((await app.call('GET', '/exports/audit/list?timeZone=Lua', { as: admin })).body.data.issues).toEqual([
      { path: 'timeZone', message: 'Fuso horário desconhecido' },
    ]);
  });
});

test('the export holds what the filters leave, all of it', async () => {
  const query = new URLSearchParams({ companyId: mine.companyId, timeZone: 'America/Sao_Paulo' });
  const { total } = await list({ companyId: mine.companyId });
  const { headers, body } = await app.call('GET', `/exports/audit/list?format=csv&${query}`, { as: admin });
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="auditoria-\d{4}-\d\d-\d\d\.csv"$/);
  expect(body.text.startsWith('"Número";')).toBe(true);
  // The header, and that the list above has itself been written down for that company.
  expect(body.text.trimEnd().split('\r\n')).toHaveLength(total + 2);
});

test('the professional reads everything about one employee, values and names of documents included', async () => {
  const fields = employeeFields({ nis: '1', rg: '1' });
  const employee = await makeEmployee(app, mine, fields);
  await app.call('PUT', `/employees/update/${employee.id}`, { as: mine.token, body: { ...fields, sector: 'Forno' } });
  const at = { companyId: mine.companyId, employeeId: employee.id, token: doctor.token };
  await makeDocument(app, at, { name: 'Audiometria' });
  await makeEmployee(app, mine);
  const read = () => app.call('GET', `/audit/employee/${employee.id}`, { as: doctor.token });
  const { entries, total } = (await read()).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['listed', 'uploaded', 'updated', 'created']);
  expect(total).toBe(4);
  expect(entries[1]).toMatchObject({ subjectName: 'Audiometria', actorEmail: doctor.professional.user.email });
  expect(entries[2].changes).toEqual([{ field: 'sector', before: fields.sector, after: 'Forno' }]);
  expect((await read()).body.entries[0]).toMatchObject({ action: 'listed', subject: 'audit', employeeId: employee.id });
  expect((await app.call('GET', `/audit/employee/${unknownId}`, { as: doctor.token })).status).toBe(404);
});

test('the professional narrows what is read about an employee by a period', async () => {
  const employee = await makeEmployee(app, mine);
  const read = async (query: Record<string, string>) =>
    (await app.call('GET', `/audit/employee/${employee.id}?${new URLSearchParams(query)}`, { as: doctor.token })).body;
  const { at } = (await read({})).entries[0];
  await new Promise((later) => setTimeout(later, 5));
  await makeDocument(app, { companyId: mine.companyId, employeeId: employee.id, token: doctor.token });
  const actionsIn = async (query: Record<string, string>) =>
    (await read(query)).entries.map(({ action }: { action: string }) => action).reverse();
  expect((await actionsIn({ from: at })).slice(0, 3)).toEqual(['created', 'listed', 'uploaded']);
  expect(await actionsIn({ to: at })).toEqual([]);
  expect(await read({ from: '2999-01-01T00:00:00Z' })).toMatchObject({ total: 0, entries: [] });
  const unknown = await app.call('GET', `/audit/employee/${employee.id}?to=ontem`, { as: doctor.token });
  expect(unknown.body.data.issues).toMatchObject([{ path: 'to' }]);
});

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
    for (const plan of await plansOf(wanted)) {
      // Counting what every entry matches, PostgreSQL reads the table's first ten thousand and stops.
      expect(plan).not.toMatch(/Seq Scan on audit_entries(?!.*\n *Filter: \(number <= \d+\)$)/);
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

/** Runs a list and answers the plan of every query that it made. */
async function plansOf(wanted: AuditFilters & { employeeId?: string }): Promise<string[]> {
  const queries: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await listEntries(
    app.db.withPlugin(recorder),
    scopeFor('all', ''),
    wanted,
    { page: 3, pageSize: 20, upTo: 50_000 },
    { reader: 'professional' },
  );
  const executor = app.db.getExecutor();
  const explain = process.env.TEST_ENGINE === 'postgres' ? 'explain' : 'explain query plan';
  const plans: string[] = [];
  for (const node of queries) {
    const query = executor.compileQuery(node, createQueryId());
    const result = await app.db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
    );
    plans.push(result.rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n'));
  }
  return plans;
}
