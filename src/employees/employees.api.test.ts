import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  employeeFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeUnit,
  optionalOfEmployee,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;
let professional: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let other: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  professional = (await makeProfessional(app)).token;
  mine = await makeCompany(app);
  other = await makeCompany(app);
});
afterAll(() => app.stop());

const completed = (fields: object = {}) => employeeFields({ nis: '12056412547', rg: '12.345.678-9', ...fields });
const post = (fields: object, as = mine.token) =>
  app.call('POST', '/employees', { as, body: { ...employeeFields(), companyId: mine.companyId, ...fields } });
const put = (id: string, body: object, as = mine.token) => app.call('PUT', `/employees/update/${id}`, { as, body });
const inactivate = (id: string, as = mine.token) => app.call('PUT', `/employee/delete/${id}`, { as });
const get = (path: string, as = mine.token) => app.call('GET', path, { as });

const employeeNotFound = { status: 404, body: { message: 'Colaborador não encontrado.' } };
const companyNotFound = { status: 404, body: { message: 'Empresa não encontrada.' } };
const unitNotFound = { status: 404, body: { message: 'Unidade não encontrada.' } };
const noSuchUnit = {
  status: 400,
  body: { data: { issues: [{ path: 'unitId', message: 'Esta unidade não existe mais. Escolha outra.' }] } },
};

test('a company’s list is narrowed by unit and by what is due, and comes with all fields where it is asked for so', async () => {
  const company = await makeCompany(app);
  const unit = await makeUnit(app, company);
  const inUnit = await makeEmployee(app, company, { name: 'Ana', unitId: unit.id, sector: 'Solda' });
  const outside = await makeEmployee(app, company, { name: 'Bia' });
  const asked = async (query: string, call = '') => {
    const { body } = await get(`/employees/${company.companyId}${call}?${query}`, company.token);
    return body.employees.map(({ id }: { id: string }) => id);
  };
  expect(await asked(`unitId=${unit.id}`)).toEqual([inUnit.id]);
  expect(await asked('unitId=none')).toEqual([outside.id]);
  expect(await asked('due=withoutProtocol')).toEqual([inUnit.id, outside.id]);
  expect(await asked('due=overdue')).toEqual([]);
  expect(await asked(`unitId=${unit.id}&due=withoutProtocol`, '/records')).toEqual([inUnit.id]);
  const { body } = await get(`/employees/${company.companyId}/records`, company.token);
  expect(body.employees[0]).toMatchObject({ sector: 'Solda', unitName: unit.identification });
  const refused = await get(`/employees/${company.companyId}?due=ontem`, company.token);
  expect(refused).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'due' }] } } });
  expect(await get(`/employees/${company.companyId}/records`, other.token)).toMatchObject(companyNotFound);
});

describe.each([
  ['GET', `/employees/${unknownId}`, undefined, ['admin']],
  ['GET', `/employees/unit/${unknownId}`, undefined, ['admin']],
  ['POST', '/employees', employeeFields({ companyId: unknownId }), ['admin', 'professional']],
  ['GET', `/employee/${unknownId}`, undefined, ['admin']],
  ['PUT', `/employees/update/${unknownId}`, completed(), ['admin', 'professional']],
  ['PUT', `/employee/delete/${unknownId}`, undefined, ['admin', 'professional']],
] as const)('%s %s', (method, path, body, forbidden) => {
  test('asks a visitor to sign in', async () => {
    const response = await app.call(method, path, { body });
    expect(response).toMatchObject({ status: 401, body: { message: 'Você não está autenticado!' } });
  });

  test(`is forbidden to ${forbidden.join(' and ')}`, async () => {
    const tokens = { admin, professional };
    for (const role of forbidden) {
      const response = await app.call(method, path, { body, as: tokens[role] });
      expect(response, role).toMatchObject({
        status: 403,
        body: { message: 'Você não tem permissão para esta ação.' },
      });
    }
  });
});

test('a created employee is answered, listed and readable, by its company and by professionals', async () => {
  const unit = await makeUnit(app, mine);
  const fields = completed({ name: 'Antônia Muñoz', dt_birth: '29-02-1988', admission_dt: '2020-12-31' });
  const created = await post({ ...fields, cpf: '52998224725', rg: '123456789', unitId: unit.id });
  expect(created.status).toBe(201);
  expect(created.body.employee).toEqual({
    ...fields,
    id: expect.any(String),
    companyId: mine.companyId,
    unitId: unit.id,
    inactivatedAt: null,
    version: 1,
    cpf: '529.982.247-25',
    dt_birth: '1988-02-29',
  });
  const { id, name, cpf, rg, phone_number, registration, employee_function } = created.body.employee;
  const row = {
    id,
    companyId: mine.companyId,
    unitId: unit.id,
    name,
    cpf,
    rg,
    phone_number,
    registration,
    employee_function,
    unitName: unit.identification,
    inactivatedAt: null,
  };
  for (const as of [mine.token, professional]) {
    for (const search of ['antonia', 'MUNOZ', 'muñoz antônia', '529.982.247-25', '52998224725', registration]) {
      for (const path of [`/employees/${mine.companyId}`, `/employees/unit/${unit.id}`]) {
        expect((await get(`${path}?search=${search}`, as)).body, search).toEqual({ employees: [row], total: 1 });
      }
    }
    expect((await get(`/employee/${id}`, as)).body).toEqual(created.body);
  }
});

test('the establishment that an employee worked in is read, also when it is not there any more', async () => {
  const unit = await makeUnit(app, mine);
  const worked = await makeEmployee(app, mine, { unitId: unit.id });
  await inactivate(worked.id);
  expect((await app.call('PUT', `/unit/delete/${unit.id}`, { as: mine.token })).status).toBe(204);
  const { identification, cnpj } = unit;
  expect((await get(`/employee/${worked.id}/unit`, professional)).body.unit).toEqual({ identification, cnpj });
  const outside = await makeEmployee(app, mine);
  expect((await get(`/employee/${outside.id}/unit`, professional)).body.unit).toBeNull();
});

test('NIS, RG, PCD and unit may be left out on create', async () => {
  const fields = Object.fromEntries(
    Object.entries(employeeFields()).filter(([name]) => !optionalOfEmployee.includes(name)),
  );
  const response = await app.call('POST', '/employees', {
    as: mine.token,
    body: { ...fields, companyId: mine.companyId },
  });
  expect(response.body.employee).toMatchObject({
    nis: '',
    rg: '',
    pcd: '',
    pcd_observation: 'Observação',
    unitId: null,
  });
  expect((await post({ unitId: '' })).body.employee.unitId).toBeNull();
  expect((await post({ unitId: null })).body.employee.unitId).toBeNull();
});

test('lists take pages and every order, and answer all rows without them', async () => {
  const company = await makeCompany(app);
  const unit = await makeUnit(app, company);
  for (const name of ['Érica', 'ana', 'Bruno']) await makeEmployee(app, company, { name, unitId: unit.id });
  await makeEmployee(app, company, { name: 'Zilda' });
  const names = async (path: string) => {
    const { body } = await get(path, company.token);
    return { names: body.employees.map((employee: { name: string }) => employee.name), total: body.total };
  };
  const [all, ofUnit] = [`/employees/${company.companyId}`, `/employees/unit/${unit.id}`];
  expect(await names(all)).toEqual({ names: ['ana', 'Bruno', 'Érica', 'Zilda'], total: undefined });
  expect(await names(ofUnit)).toEqual({ names: ['ana', 'Bruno', 'Érica'], total: undefined });
  expect(await names(`${all}?sort=-name`)).toEqual({ names: ['Zilda', 'Érica', 'Bruno', 'ana'], total: 4 });
  expect(await names(`${ofUnit}?page=2&pageSize=2`)).toEqual({ names: ['Érica'], total: 3 });
  expect(await names(`${all}?pageSize=0`)).toEqual({ names: [], total: 4 });
  expect(await names(`${ofUnit}?pageSize=0`)).toEqual({ names: [], total: 3 });
  for (const sort of ['cpf', 'rg', 'phone_number', 'registration']) {
    expect(await names(`${all}?sort=${sort}`)).toMatchObject({ total: 4 });
  }
});

describe("another company's employee", () => {
  test('is out of reach by id in the path', async () => {
    const theirs = await makeEmployee(app, other);
    for (const response of [
      await get(`/employee/${theirs.id}`),
      await put(theirs.id, completed()),
      await inactivate(theirs.id),
    ]) {
      expect(response).toMatchObject(employeeNotFound);
    }
    expect((await get(`/employees/${other.companyId}`, other.token)).body.employees).toHaveLength(1);
    expect((await get(`/employee/${theirs.id}`, other.token)).body.employee).toEqual(theirs);
    expect((await get(`/employee/${theirs.id}`)).body).toEqual((await get(`/employee/${unknownId}`)).body);
  });

  test('is out of reach by the id of its company or unit, in path and body', async () => {
    const unit = await makeUnit(app, other);
    expect(await get(`/employees/${other.companyId}`)).toMatchObject(companyNotFound);
    expect(await get(`/employees/${other.companyId}?pageSize=0`)).toMatchObject(companyNotFound);
    expect(await get(`/employees/unit/${unit.id}`)).toMatchObject(unitNotFound);
    expect(await post({ companyId: other.companyId })).toMatchObject(companyNotFound);
    expect(await post({ companyId: other.companyId, unitId: unit.id })).toMatchObject(companyNotFound);
    expect(await post({ unitId: unit.id })).toMatchObject(noSuchUnit);
    expect((await get(`/employees/unit/${unit.id}`, other.token)).body.employees).toEqual([]);
  });

  test('is not reached, and no employee moves there, by ids in the body of an update', async () => {
    const [employee, theirs] = [await makeEmployee(app, mine), await makeEmployee(app, other)];
    const { id } = theirs;
    const forged = completed({
      id,
      employeeId: id,
      companyId: other.companyId,
      unitId: (await makeUnit(app, other)).id,
    });
    const updated = await put(employee.id, forged);
    expect(updated).toMatchObject({ status: 200, body: { employee: { id: employee.id, companyId: mine.companyId } } });
    expect(updated.body.employee.unitId).toBeNull();
    expect((await get(`/employee/${id}`, other.token)).body.employee).toEqual(theirs);
  });
});
