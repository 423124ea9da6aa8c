import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  employeeFields,
  freshCpf,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeUnit,
  optionalFilled,
  optionalOfEmployee,
  unknownId,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { employeeRecord } from './employees.record.ts';

let app: TestApp;
let mine: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  app = await startApp();
  mine = await makeCompany(app);
});
afterAll(() => app.stop());

const completed = (fields: object = {}) => employeeFields({ nis: '12056412547', rg: '12.345.678-9', ...fields });
const post = (fields: object) =>
  app.call('POST', '/employees', {
    as: mine.token,
    body: { ...employeeFields(), companyId: mine.companyId, ...fields },
  });
const put = (id: string, body: object) => app.call('PUT', `/employees/update/${id}`, { as: mine.token, body });
const inactivate = (id: string) => app.call('PUT', `/employee/delete/${id}`, { as: mine.token });
const get = (path: string, as = mine.token) => app.call('GET', path, { as });

const takenCpf = 'A empresa já tem um empregado ativo com este CPF';
const refusedCpf = { status: 409, body: { message: takenCpf, data: { issues: [{ path: 'cpf', message: takenCpf }] } } };

describe('updating an employee', () => {
  test('leaves what may be left out, and is, as it was', async () => {
    const kept = optionalFilled(employeeRecord);
    const { id } = await makeEmployee(app, mine, kept);
    // An edit asks for NIS and RG.
    const said = Object.entries(completed()).filter(([name]) => !(name in kept) || name === 'nis' || name === 'rg');
    const { nis, rg, ...others } = kept;
    const updated = await put(id, { ...Object.fromEntries(said), office: 'Chefe' });
    expect(updated.body.employee).toMatchObject({ ...others, office: 'Chefe' });
  });

  test('changes what was sent and leaves the unit', async () => {
    const unit = await makeUnit(app, mine);
    const employee = await makeEmployee(app, mine, { unitId: unit.id });
    const fields = completed({ pcd: 'sim', pcd_observation: 'Baixa visão', dt_birth: '01-12-1979' });
    const updated = await put(employee.id, { ...fields, version: employee.version });
    expect(updated.status).toBe(200);
    expect(updated.body.employee).toEqual({ ...employee, ...fields, dt_birth: '1979-12-01', version: 2 });
    expect((await get(`/employee/${employee.id}`)).body).toEqual(updated.body);
  });

  test('needs NIS and RG', async () => {
    const employee = await makeEmployee(app, mine);
    const response = await put(employee.id, employeeFields({ nis: '', rg: '' }));
    expect(response.status).toBe(400);
    expect(response.body.data.issues).toEqual([
      { path: 'nis', message: 'Campo obrigatório' },
      { path: 'rg', message: 'Campo obrigatório' },
    ]);
  });

  test('shows what is none of the options, as another system may have left it, and refuses it in a save', async () => {
    const { id } = await makeEmployee(app, mine);
    await app.db.updateTable('employees').set({ sex: 'M', pcd: 'Talvez' }).where('id', '=', id).execute();
    const { employee } = (await get(`/employee/${id}`)).body;
    expect(employee).toMatchObject({ sex: 'M', pcd: 'Talvez', version: 1 });
    const refused = (await put(id, completed({ sex: 'M', pcd: 'Talvez' }))).body.data.issues;
    expect(refused).toEqual(['pcd', 'sex'].map((path) => ({ path, message: 'Escolha uma das opções' })));
    expect((await get(`/employee/${id}`)).body).toEqual({ employee });
  });

  test('is refused when another save came first', async () => {
    const { id, version } = await makeEmployee(app, mine);
    expect((await put(id, completed({ version }))).status).toBe(200);
    const late = await put(id, completed({ version }));
    expect(late).toMatchObject({ status: 409, body: { message: 'Este registro foi alterado por outra pessoa' } });
    expect((await put(id, completed())).status).toBe(200);
  });

  test('of two saves at once that are based on one version, one is taken', async () => {
    const { id, version } = await makeEmployee(app, mine);
    const responses = await Promise.all([put(id, completed({ version })), put(id, completed({ version }))]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a CPF', () => {
  test('is taken once among the active employees of a company, in whatever form it is typed', async () => {
    const [first, second] = [await makeEmployee(app, mine), await makeEmployee(app, mine)];
    const cpf = first.cpf.replace(/\D/g, '');
    expect(await post({ cpf })).toMatchObject(refusedCpf);
    expect(await put(second.id, completed({ cpf }))).toMatchObject(refusedCpf);
    expect((await get(`/employee/${second.id}`)).body.employee).toEqual(second);
    expect((await put(first.id, completed({ cpf }))).status).toBe(200);
  });

  test('that two calls bring at once is taken once', async () => {
    const cpf = freshCpf();
    const responses = await Promise.all([post({ cpf }), post({ cpf }), post({ cpf })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('may be taken in another company', async () => {
    const { cpf } = await makeEmployee(app, mine);
    await expect(makeEmployee(app, await makeCompany(app), { cpf })).resolves.toMatchObject({ cpf });
  });

  test('is free again once its employee is inactive', async () => {
    const { id, cpf } = await makeEmployee(app, mine);
    expect((await inactivate(id)).status).toBe(204);
    const again = await post({ cpf, evenIfInactive: true });
    expect(again.status).toBe(201);
    expect(again.body.employee.id).not.toBe(id);
    expect(await post({ cpf })).toMatchObject(refusedCpf);
  });
});

describe('inactivating an employee', () => {
  test('takes the employee out of every list and keeps the record readable', async () => {
    const unit = await makeUnit(app, mine);
    const employee = await makeEmployee(app, mine, { name: 'Osvaldo Inativo', unitId: unit.id });
    expect((await inactivate(employee.id)).status).toBe(204);
    const professional = (await makeProfessional(app)).token;
    for (const as of [mine.token, professional]) {
      for (const path of [`/employees/${mine.companyId}`, `/employees/unit/${unit.id}`]) {
        expect((await get(`${path}?search=osvaldo`, as)).body).toEqual({ employees: [], total: 0 });
      }
      expect((await get(`/employee/${employee.id}`, as)).body.employee).toMatchObject({ name: 'Osvaldo Inativo' });
    }
  });

  test('a second time changes nothing', async () => {
    const { id } = await makeEmployee(app, mine);
    const when = () => app.db.selectFrom('employees').select('inactivated_at').where('id', '=', id).execute();
    expect((await inactivate(id)).status).toBe(204);
    const first = await when();
    expect(first).toEqual([{ inactivated_at: expect.any(String) }]);
    expect((await inactivate(id)).status).toBe(204);
    expect(await when()).toEqual(first);
  });

  test('of somebody unknown is 404', async () => {
    const employeeNotFound = { status: 404, body: { message: 'Colaborador não encontrado.' } };
    expect(await inactivate(unknownId)).toMatchObject(employeeNotFound);
    expect(await put(unknownId, completed())).toMatchObject(employeeNotFound);
    expect(await get(`/employee/${unknownId}`)).toMatchObject(employeeNotFound);
    expect((await get(`/employees/unit/${unknownId}`)).status).toBe(404);
    for (const response of [await inactivate('xyz'), await get('/employee/xyz'), await get('/employees/xyz')]) {
      expect(response.status).toBe(400);
    }
  });
});

describe('an employee can not enter', () => {
  const refused = {
    status: 400,
    body: { data: { issues: [{ path: 'unitId', message: 'Esta unidade não existe mais. Escolha outra.' }] } },
  };

  test('a unit that was deleted', async () => {
    const unit = await makeUnit(app, mine);
    expect((await app.call('PUT', `/unit/delete/${unit.id}`, { as: mine.token })).status).toBe(204);
    expect(await post({ unitId: unit.id })).toMatchObject(refused);
  });

  test('a unit that never was', async () => {
    expect(await post({ unitId: unknownId })).toMatchObject(refused);
  });
});

describe('dates', () => {
  test.each([
    ['31-02-2020', 'Esta data não existe no calendário'],
    ['2020-02-31', 'Esta data não existe no calendário'],
    ['29-02-2021', 'Esta data não existe no calendário'],
    ['31-02', 'Data deve ter o formato DD-MM-AAAA'],
    ['', 'Campo obrigatório'],
  ])('%j is refused in every date of an employee', async (date, message) => {
    const response = await post({ dt_birth: date, admission_dt: date, function_start_dt: date });
    expect(response.status).toBe(400);
    const paths = ['dt_birth', 'admission_dt', 'function_start_dt'];
    expect(response.body.data.issues).toEqual(paths.map((path) => ({ path, message })));
  });

  const ofBirth = 'A data de nascimento deve ser anterior a hoje';
  const ofAdmission = 'A admissão deve ser depois do nascimento';
  const ofFunction = 'O início na função deve ser depois do nascimento';

  test.each([
    [{ dt_birth: '2150-01-01', admission_dt: '2151-01-01', function_start_dt: '2151-01-01' }, { dt_birth: ofBirth }],
    [{ dt_birth: '31-12-1899' }, { dt_birth: 'O ano deve ser 1900 ou depois' }],
    [{ dt_birth: '1990-05-20', admission_dt: '1990-05-20' }, { admission_dt: ofAdmission }],
    [{ dt_birth: '1990-05-20', function_start_dt: '1990-05-19' }, { function_start_dt: ofFunction }],
    [
      { admission_dt: '1980-01-01', cpf: '1' },
      { admission_dt: ofAdmission, cpf: 'CPF deve ter 11 dígitos' },
    ],
  ])('%j can not be: 400 in create and in edit', async (fields, messages) => {
    const employee = await makeEmployee(app, mine);
    for (const response of [await post(fields), await put(employee.id, completed(fields))]) {
      expect(response.status).toBe(400);
      const issues: { path: string; message: string }[] = response.body.data.issues;
      expect(Object.fromEntries(issues.map(({ path, message }) => [path, message]))).toEqual(messages);
    }
  });

  test('that are only unusual are taken', async () => {
    const fields = { dt_birth: '1910-01-01', admission_dt: '2190-01-01', function_start_dt: '2000-01-01' };
    expect((await post(fields)).body.employee).toMatchObject(fields);
  });

  test.each(['05-10-1999', '1999-10-05', '05/10/1999'])('%s is the fifth of October', async (dt_birth) => {
    expect((await post({ dt_birth })).body.employee.dt_birth).toBe('1999-10-05');
  });
});

test('input that is missing or malformed is 400 with an issue for each field', async () => {
  const missing = await app.call('POST', '/employees', { as: mine.token, body: {} });
  expect(missing.status).toBe(400);
  const required = Object.keys(employeeFields()).filter((name) => !optionalOfEmployee.includes(name));
  const paths = missing.body.data.issues.map(({ path }: { path: string }) => path);
  expect(paths.sort()).toEqual([...required, 'companyId'].sort());

  const wrong = { cpf: '123.456.789-0', pcd: 'talvez', sex: 'x', phone_number: '1', rg: '1234567890123' };
  const malformed = await post({ ...wrong, cbo: 'a'.repeat(21), unitId: 'xyz', companyId: 'xyz' });
  expect(malformed.status).toBe(400);
  expect(malformed.body.data.issues).toEqual(
    expect.arrayContaining([
      { path: 'cpf', message: 'CPF deve ter 11 dígitos' },
      { path: 'pcd', message: 'Escolha uma das opções' },
      { path: 'sex', message: 'Escolha uma das opções' },
      { path: 'phone_number', message: 'Telefone deve ter 10 ou 11 dígitos, com o DDD' },
      { path: 'cbo', message: 'Use no máximo 20 caracteres' },
      { path: 'rg', message: 'RG deve ter no máximo 12 caracteres' },
      { path: 'unitId', message: 'Identificador inválido' },
      { path: 'companyId', message: 'Identificador inválido' },
    ]),
  );
  expect(malformed.body.data.issues).toHaveLength(8);
});
