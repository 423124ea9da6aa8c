import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  adminFields,
  makeCompany,
  makeProfessional,
  ofCouncil,
  professionalFields,
  signIn,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;
let company: string;
let mine: Awaited<ReturnType<typeof makeProfessional>>;
let other: Awaited<ReturnType<typeof makeProfessional>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  company = (await makeCompany(app)).token;
  mine = await makeProfessional(app);
  other = await makeProfessional(app);
});
afterAll(() => app.stop());

const post = (body: object) => app.call('POST', '/professionals', { as: admin, body });
const put = (id: string, body: object) => app.call('PUT', `/professional/update/${id}`, { as: admin, body });
const get = (path: string, as = admin) => app.call('GET', path, { as });

describe.each([
  ['GET', '/professionals', undefined, ['company', 'professional']],
  ['POST', '/professionals', professionalFields(), ['company', 'professional']],
  ['GET', `/professional/${unknownId}`, undefined, ['company']],
  ['PUT', `/professional/update/${unknownId}`, professionalFields(), ['company', 'professional']],
] as const)('%s %s', (method, path, body, forbidden) => {
  test('asks a visitor to sign in', async () => {
    const response = await app.call(method, path, { body });
    expect(response).toMatchObject({ status: 401, body: { message: 'Você não está autenticado!' } });
  });

  test(`is forbidden to ${forbidden.join(' and ')}`, async () => {
    const tokens = { company, professional: mine.token };
    for (const role of forbidden) {
      const response = await app.call(method, path, { body, as: tokens[role] });
      expect(response, role).toMatchObject({
        status: 403,
        body: { message: 'Você não tem permissão para esta ação.' },
      });
    }
  });
});

test('a created professional is answered, listed, readable and can sign in', async () => {
  const input = professionalFields({ name: 'Íris Conceição', cpf: '52998224725', rg: '123456789' });
  const { password, email, ...fields } = input;
  const created = await post({ ...input, phone_number: '11912345678' });
  expect(created.status).toBe(201);
  expect(created.body.professional).toEqual({
    ...fields,
    id: expect.any(String),
    userId: expect.any(String),
    version: 1,
    user: { email },
    cpf: '529.982.247-25',
    rg: '12.345.678-9',
    phone_number: '(11) 91234-5678',
    registration_number: '',
    rqe: '',
    access: 'clinical',
  });
  const { id, userId, name, cpf, rg, formation, title } = created.body.professional;
  const listed = { total: 1, professionals: [{ id, userId, name, cpf, rg, formation, title, user: { email } }] };
  for (const search of ['iris', 'CONCEICAO', '529.982.247-25', '52998224725']) {
    expect((await get(`/professionals?search=${search}`)).body, search).toEqual(listed);
  }
  expect((await get(`/professional/${id}`)).body).toEqual(created.body);
  await expect(signIn(app, email, password)).resolves.toBeTruthy();
});

test('the list takes pages and every order, and answers all rows without them', async () => {
  const all = (await get('/professionals')).body;
  expect(Object.keys(all)).toEqual(['professionals']);
  const total = all.professionals.length;
  expect((await get('/professionals?pageSize=0')).body).toEqual({ professionals: [], total });
  expect((await get('/professionals?page=1&pageSize=1')).body).toEqual({
    professionals: [all.professionals[0]],
    total,
  });
  for (const sort of ['name', 'email', 'cpf', 'rg', 'formation', 'title']) {
    const sorted = await get(`/professionals?sort=-${sort}`);
    expect(sorted, sort).toMatchObject({ status: 200, body: { total } });
  }
});

test('the number in the council may be left out, stays when an edit does not name it, and is found by a search', async () => {
  const input = professionalFields({ registration_number: ' 987.654 ' });
  const { id } = (await post(input)).body.professional;
  const number = async () => (await get(`/professional/${id}`)).body.professional.registration_number;
  expect(await number()).toBe('987.654');
  expect((await put(id, { ...input, registration_number: undefined })).status).toBe(200);
  expect(await number()).toBe('987.654');
  expect((await get('/professionals?search=987.654')).body.total).toBe(1);
  expect((await put(id, { ...input, registration_number: '' })).status).toBe(200);
  expect(await number()).toBe('');
});

describe('reading a professional', () => {
  test('a professional reads its own record and no other', async () => {
    const { id } = mine.professional;
    expect((await get(`/professional/${id}`, mine.token)).body.professional).toEqual(mine.professional);
    const response = await get(`/professional/${other.professional.id}`, mine.token);
    expect(response).toMatchObject({ status: 404, body: { message: 'Profissional não encontrado.' } });
    expect(response.body).toEqual((await get(`/professional/${unknownId}`, mine.token)).body);
  });

  test('an unknown id is 404 and a malformed one 400', async () => {
    expect((await get(`/professional/${unknownId}`)).status).toBe(404);
    expect((await put(unknownId, professionalFields())).status).toBe(404);
    expect((await get('/professional/xyz')).status).toBe(400);
    expect((await put('xyz', professionalFields())).status).toBe(400);
  });
});

describe('updating a professional', () => {
  test.each([undefined, ''])('with the password %j keeps the old one', async (password) => {
    const { professional } = await makeProfessional(app);
    const input = professionalFields({ title: 'Especialista', password });
    const updated = await put(professional.id, input);
    expect(updated).toMatchObject({
      status: 200,
      body: { professional: { title: 'Especialista', user: { email: input.email }, version: 2 } },
    });
    await expect(signIn(app, input.email)).resolves.toBeTruthy();
  });

  test('with a password changes it', async () => {
    const { professional } = await makeProfessional(app);
    const { email } = professional.user;
    expect((await put(professional.id, professionalFields({ email, password: 'outra-senha' }))).status).toBe(200);
    await expect(signIn(app, email, 'outra-senha')).resolves.toBeTruthy();
    await expect(signIn(app, email)).rejects.toThrow('Credenciais inválidas');
  });

  test('with a password that is too short changes nothing', async () => {
    const response = await put(other.professional.id, professionalFields({ password: '12345' }));
    expect(response.body.data.issues).toEqual([{ path: 'password', message: 'Insira no mínimo 6 caracteres' }]);
    expect((await get(`/professional/${other.professional.id}`)).body.professional).toEqual(other.professional);
  });

  test('names its own user if any; ids in the body neither move the record nor touch another user', async () => {
    const { professional } = await makeProfessional(app);
    const { id, userId } = other.professional;
    const forged = professionalFields({ id, userId, password: 'roubada' });
    expect((await put(professional.id, forged)).body.data.issues).toEqual([
      { path: 'userId', message: 'Este não é o usuário deste cadastro' },
    ]);
    expect((await get(`/professional/${professional.id}`)).body.professional).toEqual(professional);
    const own = { ...forged, userId: professional.userId };
    expect((await put(professional.id, own)).body.professional).toMatchObject({
      id: professional.id,
      userId: professional.userId,
    });
    expect((await get(`/professional/${id}`)).body.professional).toEqual(other.professional);
    await expect(signIn(app, other.professional.user.email)).resolves.toBeTruthy();
  });

  test('is refused when another save came first, password and e-mail included', async () => {
    const { professional } = await makeProfessional(app);
    const { id, version } = professional;
    const first = professionalFields({ version });
    expect((await put(id, first)).status).toBe(200);
    const late = await put(id, professionalFields({ version, email: 'tarde@zelo.test', password: 'atrasada' }));
    expect(late).toMatchObject({ status: 409, body: { message: 'Este registro foi alterado por outra pessoa' } });
    await expect(signIn(app, first.email, first.password)).resolves.toBeTruthy();
    expect((await put(id, professionalFields())).status).toBe(200);
  });
});

test('who answers for the practice stays a physician with a register until another one is chosen', async () => {
  const [responsible, next] = [await makeProfessional(app), await makeProfessional(app)].map(
    ({ professional }) => professional.id,
  );
  const choose = (professionalId: string) =>
    app.call('PUT', '/practice/physician', { as: admin, body: { professionalId } });
  const change = () => put(responsible, ofCouncil('COREN'));
  expect((await choose(responsible)).status).toBe(200);
  const refused = await change();
  expect([refused.status, refused.body.data.issues]).toEqual([
    400,
    [{ path: 'acronym', message: expect.stringContaining('É quem responde pela clínica') }],
  ]);
  expect((await get(`/professional/${responsible}`)).body.professional.acronym).toMatch(/^CRM/);
  expect((await choose(next)).status).toBe(200);
  expect((await change()).status).toBe(200);
});

describe('what is taken', () => {
  test.each([
    ['cpf', 'Este CPF já está cadastrado', (value: string) => value.replace(/\D/g, '')],
    ['email', 'Este e-mail já está cadastrado', (value: string) => value.toUpperCase()],
  ])('a second %s is 409 under its field, on create and on update', async (field, message, otherForm) => {
    const taken = professionalFields() as Record<string, unknown>;
    expect((await post(taken)).status).toBe(201);
    const before = (await get('/professionals?pageSize=0')).body;
    const body = { ...professionalFields(), [field]: otherForm(String(taken[field])) };
    for (const response of [await post(body), await put(mine.professional.id, body)]) {
      expect(response).toMatchObject({ status: 409, body: { message, data: { issues: [{ path: field, message }] } } });
    }
    expect((await get('/professionals?pageSize=0')).body).toEqual(before);
    expect((await get(`/professional/${mine.professional.id}`)).body.professional).toEqual(mine.professional);
  });

  test('an administrator can have the CPF of a professional', async () => {
    const body = adminFields({ cpf: mine.professional.cpf });
    expect((await app.call('POST', '/admins', { as: admin, body })).status).toBe(201);
  });
});

test('input that is missing or malformed is 400 with an issue for each field', async () => {
  const missing = await post({});
  expect(missing.status).toBe(400);
  const paths = missing.body.data.issues.map(({ path }: { path: string }) => path);
  expect(paths.sort()).toEqual(Object.keys(professionalFields()).sort());
  for (const { message } of missing.body.data.issues) expect(message).toBe('Campo obrigatório');

  const wrong = { name: ' ', email: 'x', cpf: '123', rg: '1234567890123', uf: 'XX', phone_number: '1' };
  const malformed = await post(professionalFields({ ...wrong, password: 'a'.repeat(201) }));
  expect(malformed.status).toBe(400);
  expect(malformed.body.data.issues).toEqual([
    { path: 'name', message: 'Campo obrigatório' },
    { path: 'email', message: 'Insira um email válido' },
    { path: 'cpf', message: 'CPF deve ter 11 dígitos' },
    { path: 'rg', message: 'RG deve ter no máximo 12 caracteres' },
    { path: 'uf', message: 'Escolha uma UF' },
    { path: 'phone_number', message: 'Telefone deve ter 10 ou 11 dígitos, com o DDD' },
    { path: 'password', message: 'Use no máximo 200 caracteres' },
  ]);
});
