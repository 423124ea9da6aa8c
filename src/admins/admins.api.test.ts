import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminFields, makeCompany, makeProfessional, signIn, signInFirstAdmin } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;
let others: { role: string; token: string }[];

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  others = [
    { role: 'company', token: (await makeCompany(app)).token },
    { role: 'professional', token: (await makeProfessional(app)).token },
  ];
});
afterAll(() => app.stop());

const unknownId = '01900000-0000-7000-8000-000000000000';

const calls = [
  ['GET', '/admins', undefined],
  ['POST', '/admins', adminFields()],
  ['GET', `/admins/${unknownId}`, undefined],
  ['PUT', `/admins/update/${unknownId}`, adminFields()],
] as const;

describe.each(calls)('%s %s', (method, path, body) => {
  test('asks a visitor to sign in', async () => {
    const response = await app.call(method, path, { body });
    expect(response).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED', message: 'Você não está autenticado!' },
    });
  });

  test('is forbidden to companies and professionals', async () => {
    for (const { role, token } of others) {
      const response = await app.call(method, path, { body, as: token });
      expect(response.status, role).toBe(403);
    }
  });
});

test('a created administrator is answered, listed, readable and can sign in', async () => {
  const input = adminFields({ name: 'Zulmira Prado', cpf: '52998224725', phone_number: '11987654321' });
  const created = await app.call('POST', '/admins', { as: admin, body: input });
  expect(created.status).toBe(201);
  expect(created.body.admin).toMatchObject({
    name: 'Zulmira Prado',
    cpf: '529.982.247-25',
    phone_number: '(11) 98765-4321',
    user: { email: input.email },
  });

  const listed = await app.call('GET', '/admins?search=zulmira', { as: admin });
  expect(listed.body).toMatchObject({ total: 1, admins: [{ id: created.body.admin.id }] });

  const read = await app.call('GET', `/admins/${created.body.admin.id}`, { as: admin });
  expect(read.body).toEqual(created.body);
  expect(JSON.stringify(read.body)).not.toContain('password');

  await expect(signIn(app, input.email, input.password)).resolves.toBeTruthy();
});

test('an update changes what was sent and keeps name and e-mail that were left out', async () => {
  const { body } = await app.call('POST', '/admins', { as: admin, body: adminFields({ name: 'Ana' }) });
  const path = `/admins/update/${body.admin.id}`;
  const updated = await app.call('PUT', path, { as: admin, body: { cpf: body.admin.cpf, phone_number: '1133334444' } });
  expect(updated.status).toBe(200);
  expect(updated.body.admin).toMatchObject({ name: 'Ana', user: body.admin.user, phone_number: '(11) 3333-4444' });
});

test('an empty name or e-mail in an update means unchanged, and a wrong one is 400', async () => {
  const { body } = await app.call('POST', '/admins', { as: admin, body: adminFields({ name: 'Bia' }) });
  const { cpf, phone_number } = body.admin;
  const path = `/admins/update/${body.admin.id}`;
  const update = (fields: object) => app.call('PUT', path, { as: admin, body: { cpf, phone_number, ...fields } });
  const saved = await update({ name: '', email: ' ' });
  expect(saved.status).toBe(200);
  expect(saved.body.admin).toMatchObject({ name: 'Bia', user: body.admin.user });
  const wrong = await update({ name: '', email: 'sem arroba' });
  expect(wrong.status).toBe(400);
  expect(wrong.body.data.issues).toEqual([{ path: 'email', message: 'Insira um email válido' }]);
});

test('identifiers in any spelling are stored in their one form, and what is not understood is 400', async () => {
  const spelt = { cpf: 'CPF nº 295.379.955–93', phone_number: '+55 11 91234-5678' };
  const created = await app.call('POST', '/admins', { as: admin, body: adminFields(spelt) });
  expect(created.body.admin).toMatchObject({ cpf: '295.379.955-93', phone_number: '(11) 91234-5678' });
  const wrong = { cpf: '295.379.955-930', phone_number: '+1 212 555 1234' };
  const refused = await app.call('POST', '/admins', { as: admin, body: adminFields(wrong) });
  expect(refused.status).toBe(400);
  expect(refused.body.data.issues).toEqual([
    { path: 'cpf', message: 'CPF deve ter 11 dígitos' },
    { path: 'phone_number', message: 'Telefone deve ter 10 ou 11 dígitos, com o DDD' },
  ]);
});

test('a save that is based on an older version is refused and one without a version is taken', async () => {
  const { body } = await app.call('POST', '/admins', { as: admin, body: adminFields() });
  const { id, version, cpf, phone_number } = body.admin;
  const save = (name: string, based: object) =>
    app.call('PUT', `/admins/update/${id}`, { as: admin, body: { name, cpf, phone_number, ...based } });

  expect((await save('Primeira', { version })).status).toBe(200);
  const late = await save('Segunda', { version });
  expect(late).toMatchObject({ status: 409, body: { message: 'Este registro foi alterado por outra pessoa' } });
  expect((await save('Terceira', {})).body.admin.name).toBe('Terceira');
});

test('a taken e-mail or CPF is 409 under its field and nothing is stored', async () => {
  const first = adminFields();
  await app.call('POST', '/admins', { as: admin, body: first });
  const before = await app.call('GET', '/admins?pageSize=0', { as: admin });

  for (const field of ['email', 'cpf'] as const) {
    const response = await app.call('POST', '/admins', { as: admin, body: adminFields({ [field]: first[field] }) });
    expect(response.status).toBe(409);
    expect(response.body.data.issues).toEqual([
      { path: field, message: expect.stringContaining('já está cadastrado') },
    ]);
  }
  const after = await app.call('GET', '/admins?pageSize=0', { as: admin });
  expect(after.body).toEqual(before.body);
});

test('input that is missing or malformed is 400 with an issue for each field', async () => {
  const body = { name: ' ', email: 'sem arroba', cpf: '123', phone_number: '', password: '12345' };
  const response = await app.call('POST', '/admins', { as: admin, body });
  expect(response.status).toBe(400);
  expect(response.body.data.issues).toEqual([
    { path: 'name', message: 'Campo obrigatório' },
    { path: 'email', message: 'Insira um email válido' },
    { path: 'cpf', message: 'CPF deve ter 11 dígitos' },
    { path: 'phone_number', message: 'Campo obrigatório' },
    { path: 'password', message: 'Insira no mínimo 6 caracteres' },
  ]);
});

test('an update may name the user of its record, and no other', async () => {
  const make = async () => (await app.call('POST', '/admins', { as: admin, body: adminFields() })).body.admin;
  const [first, second] = [await make(), await make()];
  const put = (userId: string) =>
    app.call('PUT', `/admins/update/${first.id}`, { as: admin, body: { ...first, name: 'Outra', userId } });
  const refused = { status: 400, body: { data: { issues: [{ path: 'userId' }] } } };
  expect(await put(second.userId)).toMatchObject(refused);
  expect((await app.call('GET', `/admins/${first.id}`, { as: admin })).body.admin).toEqual(first);
  expect((await put(first.userId)).body.admin).toMatchObject({ name: 'Outra', userId: first.userId });
});

test('an unknown administrator is 404 and a malformed id is 400', async () => {
  expect((await app.call('GET', `/admins/${unknownId}`, { as: admin })).status).toBe(404);
  expect((await app.call('GET', '/admins/xyz', { as: admin })).status).toBe(400);
  const update = { as: admin, body: { cpf: '123.456.789-09', phone_number: '(11) 3333-4444' } };
  expect((await app.call('PUT', `/admins/update/${unknownId}`, update)).status).toBe(404);
});
