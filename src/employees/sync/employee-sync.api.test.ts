import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { employeeFields, makeCompany, makeUnit, optionalFilled, optionalOfEmployee } from '../../testing/factories.ts';
import { makeApiToken } from '../../testing/programs/api-tokens.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { employeeRecord } from '../employees.record.ts';

let app: TestApp;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let key: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  mine = await makeCompany(app);
  key = await makeApiToken(app, mine.token);
});

const sync = (body: object, as = key) => app.call('PUT', `/employees/sync/${mine.companyId}`, { as, body });
const actions = async () => {
  const entries = app.db.selectFrom('audit_entries').select('action').where('company_id', '=', mine.companyId);
  const rows = await entries.where('subject', '=', 'employee').orderBy('number').execute();
  return rows.map(({ action }) => action);
};

/** What every employee must have, and nothing else. */
const requiredFields = () =>
  Object.fromEntries(Object.entries(employeeFields()).filter(([name]) => !optionalOfEmployee.includes(name)));

test('registers who is new, changes who has changed and leaves who is the same', async () => {
  const unit = await makeUnit(app, mine);
  const fields = employeeFields();
  const created = await sync({ ...fields, unitId: unit.id });
  expect(created).toMatchObject({ status: 200, body: { outcome: 'created', employee: { unitId: unit.id } } });
  expect((await sync(fields)).body).toEqual({ ...created.body, outcome: 'same' });
  const changed = (await sync({ ...fields, sector: 'Almoxarifado', unitId: null })).body;
  expect(changed).toMatchObject({ outcome: 'changed', employee: { sector: 'Almoxarifado', unitId: null, version: 2 } });
  const read = await app.call('GET', `/employee/${changed.employee.id}`, { as: mine.token });
  expect(read.body.employee).toEqual(changed.employee);
  expect(await actions()).toEqual(['created', 'updated', 'moved']);
});

test('leaves what is not said as it is', async () => {
  const said = requiredFields();
  const kept = optionalFilled(employeeRecord);
  expect((await sync({ ...said, ...kept })).body).toMatchObject({ outcome: 'created', employee: kept });
  const { body } = await sync({ ...said, office: 'Chefe' });
  expect(body).toMatchObject({ outcome: 'changed', employee: { ...kept, office: 'Chefe' } });
  expect((await sync(requiredFields())).body.employee).toMatchObject({ nis: '', rg: '', pcd: '', unitId: null });
});

test('does not undo what somebody else has changed since the version that it knows', async () => {
  const fields = employeeFields();
  const { employee } = (await sync(fields)).body;
  await sync({ ...fields, office: 'Chefe' });
  const late = await sync({ ...fields, sector: 'Outro', version: employee.version });
  expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_BY_OTHER' } });
  const now = await sync({ ...fields, sector: 'Outro', version: employee.version + 1 });
  expect(now.body).toMatchObject({ outcome: 'changed', employee: { version: employee.version + 2 } });
});

test('refuses another registration of the same person, and somebody who has left, and says what to do', async () => {
  const fields = employeeFields();
  const { employee } = (await sync(fields)).body;
  const other = await sync({ ...fields, registration: 'OUTRA-1' });
  expect(other).toMatchObject({ status: 409, body: { data: { issues: [{ path: 'registration' }] } } });
  expect(other.body.message).toContain(fields.registration);
  await app.call('PUT', `/employee/delete/${employee.id}`, { as: key });
  expect(await sync(fields)).toMatchObject({ status: 409, body: { code: 'INACTIVE_EMPLOYEE' } });
  const anew = await sync({ ...fields, evenIfInactive: true });
  expect(anew.body.outcome).toBe('created');
  expect(anew.body.employee.id).not.toBe(employee.id);
});

test('makes one of several at the same moment, and refuses a unit that is another’s', async () => {
  const fields = employeeFields();
  const answers = await Promise.all([1, 2, 3, 4].map(() => sync(fields)));
  expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['created', 'same', 'same', 'same']);
  const foreign = await makeUnit(app, await makeCompany(app));
  expect((await sync({ ...fields, unitId: foreign.id })).body.data.issues).toMatchObject([{ path: 'unitId' }]);
  expect((await sync({ ...fields, cpf: '' })).body.data.issues).toMatchObject([{ path: 'cpf' }]);
});

test('two keys of a company may use the same Idempotency-Key', async () => {
  const other = await makeApiToken(app, mine.token);
  const create = (as: string, body: object) =>
    app.call('POST', '/employees', { as, key: 'admissao-1', body: { ...body, companyId: mine.companyId } });
  const fields = employeeFields();
  const first = await create(key, fields);
  expect((await create(key, fields)).body).toEqual(first.body);
  expect((await create(other, employeeFields())).status).toBe(201);
});
