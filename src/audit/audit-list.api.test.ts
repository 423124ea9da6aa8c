import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { startApp, type TestApp } from '../testing/start-app.ts';
import { record } from '../trail/entries.db.ts';

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
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''auditoria-\d{4}-\d\d-\d\d\.csv$/);
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
