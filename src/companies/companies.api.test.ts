import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  adminFields,
  companyFields,
  makeCompany,
  makeProfessional,
  signIn,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let other: Awaited<ReturnType<typeof makeCompany>>;
let professional: string;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  mine = await makeCompany(app);
  other = await makeCompany(app);
  professional = (await makeProfessional(app)).token;
});
afterAll(() => app.stop());

const post = (body: object, as = admin) => app.call('POST', '/companies', { as, body });
const put = (id: string, body: object, as = admin) => app.call('PUT', `/company/update/${id}`, { as, body });
const get = (path: string, as = admin) => app.call('GET', path, { as });

describe.each([
  ['GET', '/companies', undefined, ['company']],
  ['POST', '/companies', companyFields(), ['company', 'professional']],
  ['GET', `/company/${unknownId}`, undefined, []],
  ['PUT', `/company/update/${unknownId}`, companyFields(), ['company', 'professional']],
] as const)('%s %s', (method, path, body, forbidden) => {
  test('asks a visitor to sign in', async () => {
    const response = await app.call(method, path, { body });
    expect(response).toMatchObject({ status: 401, body: { message: 'Você não está autenticado!' } });
  });

  test(`is forbidden to ${forbidden.join(' and ') || 'nobody who has signed in'}`, async () => {
    const tokens = { company: mine.token, professional };
    for (const role of forbidden) {
      const response = await app.call(method, path, { body, as: tokens[role] });
      expect(response, role).toMatchObject({
        status: 403,
        body: { message: 'Você não tem permissão para esta ação.' },
      });
    }
  });
});

test('a created company is answered, listed, readable and can sign in', async () => {
  const input = companyFields({
    cnpj: '11222333000181',
    corporate_reason: 'Padaria São João Ltda.',
    cep: '01310100',
    phone: '1134567890',
    dt_start_esocial: '21-11-2022',
  });
  const { password, email, ...fields } = input;
  const created = await post(input);
  expect(created.status).toBe(201);
  expect(created.body.company).toEqual({
    ...fields,
    id: expect.any(String),
    userId: expect.any(String),
    version: 1,
    user: { email },
    cnpj: '11.222.333/0001-81',
    registrationKind: 'CNPJ',
    cep: '01310-100',
    phone: '(11) 3456-7890',
    dt_start_esocial: '2022-11-21',
  });
  const { id, userId, cnpj, corporate_reason, fantasy_name, address, phone } = created.body.company;
  const listed = await get('/companies?search=padaria');
  const row = { corporate_reason, fantasy_name, address, phone, user: { email } };
  expect(listed.body).toEqual({ total: 1, companies: [{ id, userId, cnpj, registrationKind: 'CNPJ', ...row }] });
  expect((await get(`/company/${id}`)).body).toEqual(created.body);
  await expect(signIn(app, email, password)).resolves.toBeTruthy();
});

test('an alphanumeric CNPJ is taken in lower case and stored in capitals', async () => {
  const created = await post(companyFields({ cnpj: '12abc34501de35' }));
  expect(created).toMatchObject({ status: 201, body: { company: { cnpj: '12.ABC.345/01DE-35' } } });
  expect((await get('/companies?search=12abc345/01de-35')).body.total).toBe(0);
  expect((await get('/companies?search=12ABC34501DE35')).body.total).toBe(1);
  expect((await get('/companies?search=12.abc.345/01de-35')).body.total).toBe(1);
});

describe('reading a company', () => {
  test('a company reads itself and no other', async () => {
    expect((await get(`/company/${mine.companyId}`, mine.token)).body.company).toEqual(mine.company);
    const response = await get(`/company/${other.companyId}`, mine.token);
    expect(response).toMatchObject({ status: 404, body: { message: 'Empresa não encontrada.' } });
    expect(response.body).toEqual((await get(`/company/${unknownId}`, mine.token)).body);
  });

  test('a professional reads and lists every company', async () => {
    for (const { companyId } of [mine, other]) {
      expect((await get(`/company/${companyId}`, professional)).status).toBe(200);
    }
    const ids = (await get('/companies', professional)).body.companies.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining([mine.companyId, other.companyId]));
  });

  test('an unknown id is 404 and a malformed one 400', async () => {
    expect((await get(`/company/${unknownId}`)).status).toBe(404);
    expect((await put(unknownId, companyFields())).status).toBe(404);
    expect(await get('/company/xyz')).toMatchObject({
      status: 400,
      body: { data: { issues: [{ path: 'id', message: 'Identificador inválido' }] } },
    });
  });
});

describe('number, complement, city and UF', () => {
  const rest = { number: '12-B', complement: 'Sala 3', city: 'Itu', state: 'SP' };
  const { number: _number, complement: _complement, city: _city, state: _state, ...without } = companyFields();

  test('may be left out; what an update leaves out stays, and what it empties is empty', async () => {
    const created = await post(without);
    const blank = { number: '', complement: '', city: '', state: '' };
    expect(created).toMatchObject({ status: 201, body: { company: blank } });
    const { id } = created.body.company;
    expect((await put(id, { ...without, ...rest })).body.company).toMatchObject(rest);
    expect((await put(id, without)).body.company).toMatchObject(rest);
    expect((await get('/companies?search=itu')).body.companies).toMatchObject([{ id }]);
    expect((await put(id, { ...without, ...blank })).body.company).toMatchObject(blank);
    expect((await get('/companies?search=itu')).body.companies).toEqual([]);
  });

  test('are refused where they can not be', async () => {
    const wrong = { number: 'a'.repeat(21), complement: 'a'.repeat(101), city: 'a'.repeat(101), state: 'XX' };
    expect((await post({ ...companyFields(), ...wrong })).body.data.issues).toEqual([
      { path: 'number', message: 'Use no máximo 20 caracteres' },
      { path: 'complement', message: 'Use no máximo 100 caracteres' },
      { path: 'city', message: 'Use no máximo 100 caracteres' },
      { path: 'state', message: 'Escolha uma UF' },
    ]);
  });
});

describe('updating a company', () => {
  test('changes what was sent, its sign-in included, and keeps its password', async () => {
    const { company } = await makeCompany(app);
    const input = companyFields({ fantasy_name: 'Nome novo', email: 'NOVA@zelo.test', password: 'ignorada' });
    const updated = await put(company.id, { ...input, version: company.version });
    expect(updated).toMatchObject({
      status: 200,
      body: { company: { fantasy_name: 'Nome novo', user: { email: 'nova@zelo.test' }, version: 2 } },
    });
    expect((await get(`/company/${company.id}`)).body).toEqual(updated.body);
    await expect(signIn(app, 'nova@zelo.test')).resolves.toBeTruthy();
    await expect(signIn(app, company.user.email)).rejects.toThrow('Credenciais inválidas');
  });

  test('names its own user if any; ids in the body neither move the record nor touch another user', async () => {
    const { company } = await makeCompany(app);
    const forged = { ...companyFields(), id: other.companyId, userId: other.company.userId };
    expect((await put(company.id, forged)).body.data.issues).toEqual([
      { path: 'userId', message: 'Este não é o usuário deste cadastro' },
    ]);
    expect((await get(`/company/${company.id}`)).body.company).toEqual(company);
    const updated = await put(company.id, { ...forged, userId: company.userId });
    expect(updated.body.company).toMatchObject({ id: company.id, userId: company.userId, cnpj: forged.cnpj });
    expect((await get(`/company/${other.companyId}`)).body.company).toEqual(other.company);
  });

  test('is refused when another save came first', async () => {
    const { company } = await makeCompany(app);
    const { version } = company;
    expect((await put(company.id, { ...companyFields(), version })).status).toBe(200);
    const late = await put(company.id, { ...companyFields(), email: 'tarde@zelo.test', version });
    expect(late).toMatchObject({ status: 409, body: { message: 'Este registro foi alterado por outra pessoa' } });
    expect((await get('/companies?search=tarde')).body.total).toBe(0);
    await expect(signIn(app, 'tarde@zelo.test')).rejects.toThrow('Credenciais inválidas');
    expect((await put(company.id, companyFields())).status).toBe(200);
  });

  test.each(['1', 1.5, 3_000_000_000, null])('with the version %j is 400', async (version) => {
    const response = await put(mine.companyId, { ...companyFields(), version });
    expect(response.status).toBe(400);
    expect(response.body.data.issues).toEqual([{ path: 'version', message: 'Versão inválida' }]);
  });
});

describe('what is taken', () => {
  test('whoever repeats the CNPJ and the e-mail hears of both at once, on create and on update', async () => {
    const taken = companyFields() as Record<string, unknown>;
    expect((await post(taken)).status).toBe(201);
    const body = { ...companyFields(), cnpj: taken.cnpj, email: taken.email };
    for (const response of [await post(body), await put(mine.companyId, body)]) {
      expect(response.status).toBe(409);
      expect(response.body.data.issues.map(({ path }: { path: string }) => path).sort()).toEqual(['cnpj', 'email']);
    }
  });

  test.each([
    ['cnpj', 'Este CNPJ já está cadastrado', (value: string) => value.replace(/\D/g, '')],
    ['email', 'Este e-mail já está cadastrado', (value: string) => value.toUpperCase()],
  ])('a second %s is 409 under its field, on create and on update', async (field, message, otherForm) => {
    const taken = companyFields() as Record<string, unknown>;
    expect((await post(taken)).status).toBe(201);
    const before = (await get('/companies?pageSize=0')).body;
    const body = { ...companyFields(), [field]: otherForm(String(taken[field])) };
    for (const response of [await post(body), await put(mine.companyId, body)]) {
      expect(response).toMatchObject({ status: 409, body: { code: 'CONFLICT', message } });
      expect(response.body.data).toEqual({ issues: [{ path: field, message }] });
    }
    expect((await get('/companies?pageSize=0')).body).toEqual(before);
    expect((await get(`/company/${mine.companyId}`)).body.company).toEqual(mine.company);
  });

  test('an e-mail is taken by a user of any type', async () => {
    const input = adminFields();
    expect((await app.call('POST', '/admins', { as: admin, body: input })).status).toBe(201);
    expect((await post(companyFields({ email: input.email }))).status).toBe(409);
  });

  test('of two companies that are created at once with one CNPJ, one is', async () => {
    const { cnpj } = companyFields();
    const responses = await Promise.all([post(companyFields({ cnpj })), post(companyFields({ cnpj }))]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

test('input that is missing or malformed is 400 with an issue for each field', async () => {
  const optional = ['number', 'complement', 'city', 'state', 'legal_nature', 'esocial_environment'];
  const required = Object.keys(companyFields()).filter((name) => !optional.includes(name));
  const missing = await post({});
  expect(missing.status).toBe(400);
  expect(missing.body).toMatchObject({ code: 'BAD_REQUEST', message: 'Alguns campos precisam de correção.' });
  const issues: { path: string; message: string }[] = missing.body.data.issues;
  expect(issues.map(({ path }) => path).sort()).toEqual(required.sort());
  expect(new Set(issues.map(({ message }) => message))).toEqual(new Set(['Campo obrigatório']));

  const wrong = {
    email: 'x',
    password: '12345',
    cnpj: '11.222',
    cep: '1',
    phone: '12',
    dt_start_esocial: '31-02-2020',
  };
  const malformed = await post(companyFields({ ...wrong, address: 'a'.repeat(501), identification: 'a\u0000b' }));
  expect(malformed.status).toBe(400);
  expect(malformed.body.data.issues).toEqual(
    expect.arrayContaining([
      { path: 'email', message: 'Insira um email válido' },
      { path: 'password', message: 'Insira no mínimo 6 caracteres' },
      { path: 'cnpj', message: 'CNPJ deve ter 14 caracteres' },
      { path: 'cep', message: 'CEP deve ter 8 dígitos' },
      { path: 'phone', message: 'Telefone deve ter 10 ou 11 dígitos, com o DDD' },
      { path: 'dt_start_esocial', message: 'Esta data não existe no calendário' },
      { path: 'address', message: 'Use no máximo 500 caracteres' },
      { path: 'identification', message: 'Contém caracteres que não podem ser usados' },
    ]),
  );
  expect(malformed.body.data.issues).toHaveLength(8);
});

test('the start in the eSocial is 2014 or later', async () => {
  const response = await post(companyFields({ dt_start_esocial: '31-12-2013' }));
  expect(response.status).toBe(400);
  expect(response.body.data.issues).toEqual([
    { path: 'dt_start_esocial', message: 'O eSocial começou em 2014: confira o ano' },
  ]);
  expect((await post(companyFields({ dt_start_esocial: '01-01-2014' }))).status).toBe(201);
});
