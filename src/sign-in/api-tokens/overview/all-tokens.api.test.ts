import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeProfessional, signInFirstAdmin } from '../../../testing/factories.ts';
import { makeApiToken } from '../../../testing/programs/api-tokens.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
});
afterAll(() => app.stop());

type Listed = { id: string; name: string; email: string };
const list = async (query = '') => (await app.call('GET', `/api-tokens/all${query}`, { as: admin })).body;
const named = async (name: string) => (await list()).tokens.find((token: Listed) => token.name === name);
const revoke = (id: string, as = admin) => app.call('PUT', `/api-tokens/all/revoke/${id}`, { as });
const current = (as: string) => app.call('GET', '/api-tokens/current', { as });

test('an administrator sees whose every key is, what it may, when it was used and when it ends, and never the key', async () => {
  const company = await makeCompany(app);
  const doctor = await makeProfessional(app);
  const key = await makeApiToken(app, company.token, { name: 'Folha vista', scopes: ['employees:write'], days: 30 });
  await makeApiToken(app, doctor.token, { name: 'Painel visto', scopes: ['registers:read', 'asos:read'] });
  await makeApiToken(app, admin, { name: 'Minha própria', password: app.admin.password });
  await current(key);
  const all = await list();
  expect(JSON.stringify(all)).not.toContain('hash');
  expect(await named('Folha vista')).toEqual({
    id: expect.any(String),
    name: 'Folha vista',
    scopes: ['employees:write'],
    email: company.company.user.email,
    userType: 'company',
    createdAt: expect.stringMatching(/Z$/),
    lastUsedAt: expect.stringMatching(/Z$/),
    expiresAt: expect.stringMatching(/Z$/),
  });
  expect(await named('Painel visto')).toMatchObject({
    scopes: ['registers:read', 'asos:read'],
    email: doctor.professional.user.email,
    userType: 'professional',
    lastUsedAt: null,
  });
  expect(await named('Minha própria')).toMatchObject({ email: app.admin.email, userType: 'admin' });
});

test('the list comes in parts and in the order that was asked for, and no other', async () => {
  const { token } = await makeCompany(app);
  for (const name of ['Zeta', 'Alfa', 'Meio']) await makeApiToken(app, token, { name });
  const names = async (query: string) => (await list(query)).tokens.map(({ name }: Listed) => name);
  const sorted = (await names('?sort=name')) as string[];
  expect(sorted).toEqual([...sorted].sort());
  expect(await names('?sort=-name')).toEqual([...sorted].reverse());
  const part = await list('?sort=name&page=2&pageSize=2');
  expect(part.tokens.map(({ name }: Listed) => name)).toEqual(sorted.slice(2, 4));
  expect(part.total).toBe(sorted.length);
  for (const sort of ['token_hash', 'owner_id', 'scopes'])
    expect((await app.call('GET', `/api-tokens/all?sort=${sort}`, { as: admin })).status).toBe(400);
});

test('a key that was never used comes before all that were, and after them the other way round', async () => {
  const { token } = await makeCompany(app);
  await current(await makeApiToken(app, token, { name: 'Em uso' }));
  await makeApiToken(app, token, { name: 'Nunca usada' });
  const uses = async (sort: string) =>
    (await list(`?sort=${sort}`)).tokens.map(({ lastUsedAt }: { lastUsedAt: string | null }) => lastUsedAt ?? '');
  const sorted: string[] = await uses('lastUsedAt');
  expect(sorted).toEqual(sorted.toSorted());
  expect([sorted[0], sorted.at(-1)]).toEqual(['', expect.stringMatching(/Z$/)]);
  expect(await uses('-lastUsedAt')).toEqual(sorted.toReversed());
});

test('what an administrator revokes opens nothing more at once, its maker is told, and the trail says who did it', async () => {
  const { token, companyId } = await makeCompany(app);
  const key = await makeApiToken(app, token, { name: 'De quem saiu' });
  const { id } = await named('De quem saiu');
  expect((await app.call('GET', `/api-tokens/all/${id}`, { as: admin })).body.token.name).toBe('De quem saiu');
  expect((await revoke(id)).status).toBe(204);
  expect((await current(key)).status).toBe(401);
  expect(await named('De quem saiu')).toBeUndefined();
  expect((await revoke(id)).status).toBe(404);
  const { notifications } = (await app.call('GET', '/notifications', { as: token })).body;
  expect(notifications[0]).toMatchObject({ text: 'Uma chave de API da sua conta foi revogada.', path: '/settings' });
  const { entries } = (await app.call('GET', `/audit?companyId=${companyId}&pageSize=1`, { as: admin })).body;
  expect(entries).toMatchObject([
    { action: 'api-token-revoked', subjectId: id, subjectName: 'De quem saiu', actorEmail: app.admin.email },
  ]);
});

test('nobody else sees or revokes the keys of others, and no key does', async () => {
  const company = await makeCompany(app);
  await makeApiToken(app, company.token, { name: 'Alheia' });
  const { id } = await named('Alheia');
  const others = [
    (await makeCompany(app)).token,
    (await makeProfessional(app)).token,
    (await makeProfessional(app, { access: 'reception' })).token,
    await makeApiToken(app, admin, { password: app.admin.password }),
    await makeApiToken(app, company.token),
  ];
  for (const as of others) {
    expect((await app.call('GET', '/api-tokens/all', { as })).status).toBe(403);
    expect((await app.call('GET', `/api-tokens/all/${id}`, { as })).status).toBe(403);
    expect((await revoke(id, as)).status).toBe(403);
  }
  // Nor does the own list's call reach somebody else's, also for an administrator.
  for (const as of [admin, others[0] ?? ''])
    expect((await app.call('PUT', `/api-tokens/revoke/${id}`, { as })).status).toBe(404);
  expect(await named('Alheia')).toMatchObject({ id });
});

test('the list is taken away as a spreadsheet', async () => {
  const { token, company } = await makeCompany(app);
  await makeApiToken(app, token, { name: '=Fórmula', scopes: ['registers:read'] });
  const { status, body } = await app.call('GET', '/exports/allApiTokens/list?format=csv', { as: admin });
  expect(status).toBe(200);
  expect(body.text).toContain('"Chave";"De quem";"Tipo de acesso";"Permissões"');
  expect(body.text).toContain(`"${company.user.email}";"Empresa";"Ler cadastros"`);
  expect(body.text).not.toContain('"=Fórmula"');
});
