import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeUnit,
  signInFirstAdmin,
  unitFields,
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

const post = (body: object, as = mine.token) => app.call('POST', '/units', { as, body });
const put = (id: string, body: object, as = mine.token) => app.call('PUT', `/unit/update/${id}`, { as, body });
const remove = (id: string, as = mine.token, body = {}) => app.call('PUT', `/unit/delete/${id}`, { as, body });
const get = (path: string, as = mine.token) => app.call('GET', path, { as });

const unitNotFound = { status: 404, body: { message: 'Unidade não encontrada.' } };
const companyNotFound = { status: 404, body: { message: 'Empresa não encontrada.' } };

describe.each([
  ['GET', `/units/${unknownId}`, undefined, ['admin']],
  ['POST', '/units', { ...unitFields(), companyId: unknownId }, ['admin', 'professional']],
  ['GET', `/unit/${unknownId}`, undefined, ['admin']],
  ['PUT', `/unit/update/${unknownId}`, unitFields(), ['admin', 'professional']],
  ['PUT', `/unit/delete/${unknownId}`, undefined, ['admin', 'professional']],
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

test('a created unit is answered, listed and readable, by its company and by professionals', async () => {
  const fields = unitFields({
    identification: 'Galpão Sul',
    city: 'Itajaí',
    cnpj: '12abc34501de35',
    cpf_legal_representative: '12345678909',
  });
  const created = await post({ ...fields, companyId: mine.companyId });
  expect(created.status).toBe(201);
  expect(created.body.unit).toEqual({
    ...fields,
    id: expect.any(String),
    companyId: mine.companyId,
    version: 1,
    cnpj: '12.ABC.345/01DE-35',
    registrationKind: 'CNPJ',
    cpf_legal_representative: '123.456.789-09',
  });
  const { id, companyId, identification, cnpj, address, city, state, email, phone } = created.body.unit;
  const row = { id, companyId, identification, cnpj, registrationKind: 'CNPJ', address, city, state, email, phone };
  for (const as of [mine.token, professional]) {
    for (const search of ['galpao', 'ITAJAI', '12ABC34501DE35', '12.abc.345/01de-35']) {
      const listed = await get(`/units/${companyId}?search=${search}`, as);
      expect(listed.body, search).toEqual({ units: [row], total: 1 });
    }
    expect((await get(`/unit/${id}`, as)).body).toEqual(created.body);
  }
});

test('the list takes pages and every order, and answers all rows without them', async () => {
  const company = await makeCompany(app);
  for (const identification of ['Órgão', 'alfa', 'Beta']) await makeUnit(app, company, { identification });
  const names = async (query: string) => {
    const { body } = await get(`/units/${company.companyId}${query}`, company.token);
    return { names: body.units.map((unit: { identification: string }) => unit.identification), total: body.total };
  };
  expect(await names('')).toEqual({ names: ['alfa', 'Beta', 'Órgão'], total: undefined });
  expect(await names('?sort=-identification')).toEqual({ names: ['Órgão', 'Beta', 'alfa'], total: 3 });
  expect(await names('?page=2&pageSize=2')).toEqual({ names: ['Órgão'], total: 3 });
  expect(await names('?pageSize=0')).toEqual({ names: [], total: 3 });
  for (const sort of ['cnpj', 'address', 'city', 'state', 'email', 'phone']) {
    expect(await names(`?sort=${sort}`)).toMatchObject({ total: 3 });
  }
});

describe("another company's unit", () => {
  test('is out of reach by id in the path', async () => {
    const unit = await makeUnit(app, other);
    for (const response of [await get(`/unit/${unit.id}`), await put(unit.id, unitFields()), await remove(unit.id)]) {
      expect(response).toMatchObject(unitNotFound);
    }
    expect((await get(`/unit/${unit.id}`, other.token)).body.unit).toEqual(unit);
    expect((await get(`/unit/${unit.id}`)).body).toEqual((await get(`/unit/${unknownId}`)).body);
  });

  test('is out of reach by the id of its company, in path and body', async () => {
    expect(await get(`/units/${other.companyId}`)).toMatchObject(companyNotFound);
    expect(await get(`/units/${other.companyId}?pageSize=0`)).toMatchObject(companyNotFound);
    const before = (await get(`/units/${other.companyId}`, other.token)).body;
    expect(await post({ ...unitFields(), companyId: other.companyId })).toMatchObject(companyNotFound);
    expect((await get(`/units/${other.companyId}`, other.token)).body).toEqual(before);
  });

  test('is not reached, and no unit moves there, by ids in the body of an update', async () => {
    const [unit, theirs] = [await makeUnit(app, mine), await makeUnit(app, other)];
    const forged = { ...unitFields(), id: theirs.id, unitId: theirs.id, companyId: other.companyId };
    const updated = await put(unit.id, forged);
    expect(updated.body.unit).toMatchObject({ id: unit.id, companyId: mine.companyId, cnpj: forged.cnpj });
    expect((await get(`/unit/${theirs.id}`, other.token)).body.unit).toEqual(theirs);
  });
});

describe('updating a unit', () => {
  test('changes what was sent', async () => {
    const unit = await makeUnit(app, mine);
    const updated = await put(unit.id, { ...unitFields(), degree_of_risk: '4', version: unit.version });
    expect(updated).toMatchObject({ status: 200, body: { unit: { degree_of_risk: '4', version: 2 } } });
    expect((await get(`/unit/${unit.id}`)).body).toEqual(updated.body);
  });

  test('is refused when another save came first', async () => {
    const unit = await makeUnit(app, mine);
    const { version } = unit;
    expect((await put(unit.id, { ...unitFields(), version })).status).toBe(200);
    const late = await put(unit.id, { ...unitFields(), version });
    expect(late).toMatchObject({ status: 409, body: { message: 'Este registro foi alterado por outra pessoa' } });
    expect((await put(unit.id, unitFields())).status).toBe(200);
  });
});

describe('deleting a unit', () => {
  test('takes it out of the list and of reach, and keeps its record', async () => {
    const unit = await makeUnit(app, mine, { identification: 'Desativada' });
    expect((await remove(unit.id, mine.token, { version: unit.version + 1 })).body.code).toBe('CHANGED_BY_OTHER');
    expect((await remove(unit.id)).status).toBe(204);
    expect((await get(`/units/${mine.companyId}?search=desativada`)).body).toEqual({ units: [], total: 0 });
    for (const response of [
      await get(`/unit/${unit.id}`),
      await remove(unit.id),
      await get(`/employees/unit/${unit.id}`),
    ]) {
      expect(response).toMatchObject(unitNotFound);
    }
    const refused = { status: 409, body: { message: 'Esta unidade foi excluída.' } };
    expect(await put(unit.id, unitFields())).toMatchObject(refused);
    expect(await put(unit.id, unitFields(), other.token)).toMatchObject(unitNotFound);
    const kept = await app.db.selectFrom('units').select('deleted_at').where('id', '=', unit.id).execute();
    expect(kept).toEqual([{ deleted_at: expect.any(String) }]);
  });

  test('is refused while it has active employees, and says how many', async () => {
    const unit = await makeUnit(app, mine);
    const employees = [
      await makeEmployee(app, mine, { unitId: unit.id }),
      await makeEmployee(app, mine, { unitId: unit.id }),
    ];
    for (const count of [
      '2 empregados ativos. Mude-os de unidade ou inative-os',
      '1 empregado ativo. Mude-o de unidade ou inative-o',
    ]) {
      const message = `A unidade ainda tem ${count} antes de excluí-la.`;
      expect(await remove(unit.id)).toMatchObject({ status: 409, body: { code: 'CONFLICT', message } });
      expect((await get(`/unit/${unit.id}`)).body.unit).toEqual(unit);
      await app.call('PUT', `/employee/delete/${employees.pop().id}`, { as: mine.token });
    }
    expect((await remove(unit.id)).status).toBe(204);
  });

  test('at the moment an employee enters leaves no active employee in a deleted unit', async () => {
    for (let round = 0; round < 10; round++) {
      const unit = await makeUnit(app, mine);
      const entering = makeEmployee(app, mine, { unitId: unit.id }).then(
        () => true,
        () => false,
      );
      const [entered, deletion] = await Promise.all([entering, remove(unit.id)]);
      expect(deletion.status).toBe(entered ? 409 : 204);
    }
  });
});

test('input that is missing or malformed is 400 with an issue for each field', async () => {
  const missing = await post({});
  expect(missing.status).toBe(400);
  const paths = missing.body.data.issues.map(({ path }: { path: string }) => path);
  expect(paths.sort()).toEqual([...Object.keys(unitFields()), 'companyId'].sort());

  const wrong = { cnpj: '1', degree_of_risk: '5', cep: '1', state: 'XX', email: 'x', phone: '1' };
  const malformed = await post({ ...unitFields(wrong), cpf_legal_representative: '1', companyId: 'xyz' });
  expect(malformed.status).toBe(400);
  expect(malformed.body.data.issues).toEqual([
    { path: 'degree_of_risk', message: 'Escolha de 1 a 4' },
    { path: 'cep', message: 'CEP deve ter 8 dígitos' },
    { path: 'state', message: 'Escolha um estado' },
    { path: 'email', message: 'Insira um email válido' },
    { path: 'phone', message: 'Telefone deve ter 10 ou 11 dígitos, com o DDD' },
    { path: 'cpf_legal_representative', message: 'CPF deve ter 11 dígitos' },
    { path: 'companyId', message: 'Identificador inválido' },
    { path: 'cnpj', message: 'CNPJ deve ter 14 caracteres' },
  ]);
  for (const path of ['/units/xyz', '/unit/xyz']) expect((await get(path)).status).toBe(400);
  expect((await remove('xyz')).status).toBe(400);
});
