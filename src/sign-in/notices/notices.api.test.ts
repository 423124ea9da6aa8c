import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  adminFields,
  password,
  professionalFields,
  signIn,
  signInFirstAdmin,
  unknownId,
} from '../../testing/factories.ts';
import { firstAdmin, startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
const login = (email: string, secret = password) => app.call('POST', '/login', { body: { email, password: secret } });
const notices = async (as: string) => (await app.call('GET', '/access-notices', { as })).body.notices;
const put = (action: string, id: string, as: string) => app.call('PUT', `/access-notices/${action}/${id}`, { as });
const account = (action: string, userId: string, as: string) =>
  app.call('PUT', `/accounts/${action}/${userId}`, { as });
const profile = async (as: string) => (await app.call('GET', '/profile', { as })).status;

/** An administrator who is registered by another one. */
async function makeAdmin(as: string) {
  const fields = adminFields();
  const { body } = await app.call('POST', '/admins', { as, body: fields });
  return { userId: body.admin.userId as string, email: fields.email };
}

async function makeProfessional(as: string) {
  const fields = professionalFields();
  const { status, body } = await app.call('POST', '/professionals', { as, body: fields });
  expect(status).toBe(201);
  return { ...body.professional, email: fields.email };
}

const givePassword = (professional: Record<string, unknown>, fields: object, as: string) => {
  const body = professionalFields({ email: professional.email, cpf: professional.cpf, ...fields });
  return app.call('PUT', `/professional/update/${professional.id}`, { as, body });
};

async function trailOf(userId: string) {
  const query = app.db.selectFrom('audit_entries').select(['action', 'detail']).where('subject', '=', 'user');
  const rows = await query.where('subject_id', '=', userId).orderBy('number').execute();
  return rows.map(({ action, detail }) => (detail ? `${action}: ${detail}` : action));
}

beforeEach(() => app.db.deleteFrom('sign_in_attempts').execute());

describe('where no second administrator is required', () => {
  let author: string;
  let other: string;
  let third: string;
  beforeAll(async () => {
    app = await startApp();
    author = await signInFirstAdmin(app);
    [other, third] = [
      await signIn(app, (await makeAdmin(author)).email),
      await signIn(app, (await makeAdmin(author)).email),
    ];
  });
  afterAll(() => app.stop());

  test('a new professional signs in at once; all other administrators are told until each has marked it as seen', async () => {
    const { name, email, userId } = await makeProfessional(author);
    await expect(signIn(app, email)).resolves.toBeTruthy();
    const [notice] = await notices(other);
    expect(notice).toEqual({
      id: expect.any(String),
      kind: 'created',
      userType: 'professional',
      name,
      email,
      authorEmail: firstAdmin.email,
      createdAt: expect.any(String),
      decision: null,
      deciderEmail: null,
      own: false,
    });
    expect(await notices(author), 'who did it knows').toEqual([]);
    expect((await put('seen', notice.id, other)).status).toBe(204);
    expect((await put('seen', notice.id, other)).status, 'again').toBe(204);
    expect(await notices(other)).toEqual([]);
    expect(await notices(third)).toEqual([notice]);
    await put('seen', notice.id, third);
    expect(await trailOf(userId)).toEqual(['signed-in', 'acknowledged', 'acknowledged']);
  });

  test('a new password and a reactivated access are told with the address from before', async () => {
    const professional = await makeProfessional(author);
    const email = `novo-${professional.email}`;
    expect((await givePassword(professional, { email, password: 'outra-senha-8' }, author)).status).toBe(200);
    await account('deactivate', professional.userId, author);
    await account('reactivate', professional.userId, author);
    await expect(signIn(app, email, 'outra-senha-8')).resolves.toBeTruthy();
    const told = (await notices(other)).map(({ kind, email }: Record<string, string>) => ({ kind, email }));
    expect(told).toEqual([
      { kind: 'reactivated', email },
      { kind: 'password', email: professional.email },
      { kind: 'created', email: professional.email },
    ]);
  });

  test('an edit without a password is no news, and a password that the professional changes is none either', async () => {
    const professional = await makeProfessional(author);
    const before = await notices(other);
    await givePassword(professional, { name: professional.name, password: '' }, author);
    const token = await signIn(app, professional.email);
    const body = { current: password, password: 'minha-propria' };
    expect((await app.call('PUT', '/profile/password', { as: token, body })).status).toBe(204);
    expect(await notices(other)).toEqual(before);
  });

  test('who becomes administrator later is not told of what was before', async () => {
    await makeProfessional(author);
    expect(await notices(await signIn(app, (await makeAdmin(author)).email))).toEqual([]);
  });

  test('a creating call that is sent again is told once', async () => {
    const before = (await notices(other)).length;
    const call = { as: author, body: professionalFields(), key: 'uma-vez' };
    await app.call('POST', '/professionals', call);
    await app.call('POST', '/professionals', call);
    expect(await notices(other)).toHaveLength(before + 1);
  });

  test('what does not wait is neither approved nor refused, and an unknown notice is 404', async () => {
    const [notice] = await notices(other);
    for (const action of ['approve', 'refuse']) {
      expect((await put(action, notice.id, other)).status).toBe(409);
      expect((await put(action, unknownId, other)).status).toBe(404);
    }
    expect((await put('seen', unknownId, other)).status).toBe(404);
  });
});

describe('where a second administrator is required', () => {
  let author: string;
  let other: string;
  let third: string;
  let otherEmail: string;
  const waitingMessage = 'O seu acesso ainda aguarda a aprovação de um segundo administrador.';
  const approvedBy = (as: string) => async (name: string) => {
    const found = (await notices(as)).find((notice: { name: string; decision: string }) => {
      return notice.name === name && notice.decision === 'waiting';
    });
    return found.id as string;
  };
  const waitingId = (name: string) => approvedBy(other)(name);

  beforeAll(async () => {
    app = await startApp({ REQUIRE_SECOND_ADMIN: 'true' });
    author = await signInFirstAdmin(app);
  });
  afterAll(() => app.stop());

  test('the only administrator learns that nobody can approve, and the second one needs no approval', async () => {
    const { name, email } = await makeProfessional(author);
    const { body } = await app.call('GET', '/access-notices', { as: author });
    expect(body).toMatchObject({ approvers: 0, notices: [{ name, decision: 'waiting', own: true }] });
    expect(await login(email)).toMatchObject({ status: 401, body: { message: waitingMessage } });

    const second = await makeAdmin(author);
    otherEmail = second.email;
    other = await signIn(app, second.email);
    expect((await app.call('GET', '/access-notices', { as: author })).body.approvers).toBe(1);
    expect((await put('approve', await waitingId(name), other)).status).toBe(204);
    await expect(signIn(app, email)).resolves.toBeTruthy();
  });

  test('a third administrator waits: else an author could make the own approver', async () => {
    const { email, userId } = await makeAdmin(author);
    expect(await login(email)).toMatchObject({ status: 401, body: { message: waitingMessage } });
    const waiting = (await notices(other)).find((notice: { email: string }) => notice.email === email);
    expect(waiting).toMatchObject({ kind: 'created', userType: 'admin', decision: 'waiting' });
    expect((await put('approve', waiting.id, other)).status).toBe(204);
    third = await signIn(app, email);
    expect(await trailOf(userId)).toEqual([
      'approval-requested: access-created',
      'sign-in-failed: deactivated',
      'access-approved: access-created',
      'signed-in',
    ]);
  });

  test('a new professional enters once an administrator other than the author has approved', async () => {
    const { name, email, userId } = await makeProfessional(author);
    expect(await login(email)).toMatchObject({ status: 401, body: { message: waitingMessage } });
    expect((await login(email, 'errada-errada')).body.message).toBe('Credenciais inválidas');
    const id = await waitingId(name);
    expect(await put('approve', id, author)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('outro administrador precisa fazê-lo') },
    });
    expect((await account('reactivate', userId, author)).status, 'no way around').toBe(204);
    expect((await login(email)).status).toBe(401);

    expect((await put('approve', id, other)).status).toBe(204);
    await expect(signIn(app, email)).resolves.toBeTruthy();
    for (const [as, who] of [
      [author, 'author'],
      [third, 'third'],
    ] as const) {
      const told = (await notices(as)).find((notice: { id: string }) => notice.id === id);
      expect(told, who).toMatchObject({ decision: 'approved', deciderEmail: otherEmail });
    }
    expect((await notices(other)).some((notice: { id: string }) => notice.id === id)).toBe(false);
    expect((await put('approve', id, third)).status, 'a second time').toBe(409);
  });

  test('refused, or cancelled by the author, it opens nothing and stays refused', async () => {
    for (const as of [other, author]) {
      const { name, email, userId } = await makeProfessional(author);
      const id = await waitingId(name);
      expect((await put('refuse', id, as)).status).toBe(204);
      expect((await put('approve', id, third)).status).toBe(409);
      expect((await login(email)).body.message).toBe('Acesso desativado. Fale com um administrador da clínica.');
      expect(await trailOf(userId)).toContain('access-refused: access-created');
    }
  });

  test('of two who decide at the same moment one is heard', async () => {
    for (let round = 0; round < 5; round++) {
      const { name, email } = await makeProfessional(author);
      const id = await waitingId(name);
      const [approved, refused] = await Promise.all([put('approve', id, other), put('refuse', id, third)]);
      expect([approved.status, refused.status].sort()).toEqual([204, 409]);
      expect((await login(email)).status).toBe(approved.status === 204 ? 200 : 401);
    }
  });

  test('a reactivated access waits, and may be shut out again meanwhile', async () => {
    const { name, email, userId } = await makeProfessional(author);
    await put('approve', await waitingId(name), other);
    await account('deactivate', userId, other);
    expect((await account('reactivate', userId, author)).status).toBe(204);
    expect((await login(email)).status).toBe(401);
    const withdrawn = await waitingId(name);
    expect((await account('deactivate', userId, other)).status).toBe(204);
    expect((await put('approve', withdrawn, third)).status).toBe(409);

    await account('reactivate', userId, author);
    await put('approve', await waitingId(name), other);
    await expect(signIn(app, email)).resolves.toBeTruthy();
  });

  test('a new password is in force once it is approved; until then the old one is', async () => {
    const professional = await makeProfessional(author);
    const { name, email, userId } = professional;
    await put('approve', await waitingId(name), other);
    const session = await signIn(app, email);
    expect((await givePassword(professional, { name, password: 'senha-dada-9' }, author)).status).toBe(200);
    expect((await login(email, 'senha-dada-9')).status).toBe(401);
    expect([(await login(email)).status, await profile(session)]).toEqual([200, 200]);

    const id = await waitingId(name);
    expect((await put('approve', id, author)).status).toBe(403);
    expect((await put('approve', id, other)).status).toBe(204);
    expect(await profile(session)).toBe(401);
    expect((await login(email)).status).toBe(401);
    await expect(signIn(app, email, 'senha-dada-9')).resolves.toBeTruthy();
    expect(await trailOf(userId)).toContain('access-approved: access-password');
    const kept = await app.db
      .selectFrom('access_notices')
      .select('id')
      .where('password_hash', 'is not', null)
      .execute();
    expect(kept, 'no hash is kept once it is decided').toEqual([]);
  });

  test('a password that waits is overtaken by a newer one, and by the one that the professional chooses', async () => {
    const professional = await makeProfessional(author);
    const { name, email } = professional;
    await put('approve', await waitingId(name), other);
    await givePassword(professional, { name, password: 'primeira-dada' }, author);
    const first = await waitingId(name);
    await givePassword(professional, { name, password: 'segunda-dada' }, author);
    expect((await put('approve', first, other)).status).toBe(409);
    const second = await waitingId(name);
    const token = await signIn(app, email);
    const body = { current: password, password: 'minha-propria' };
    expect((await app.call('PUT', '/profile/password', { as: token, body })).status).toBe(204);
    expect((await put('approve', second, other)).status).toBe(409);
    await expect(signIn(app, email, 'minha-propria')).resolves.toBeTruthy();
  });

  test('whoever shuts all the others out makes no approver of the own', async () => {
    const ids = await Promise.all(
      [other, third].map(async (as) => (await app.call('GET', '/profile', { as })).body.user.id),
    );
    for (const id of ids) expect((await account('deactivate', id, author)).status).toBe(204);
    const { email } = await makeAdmin(author);
    expect(await login(email)).toMatchObject({ status: 401, body: { message: waitingMessage } });
    for (const id of ids) {
      await account('reactivate', id, author);
      expect((await app.call('GET', `/accounts/${id}`, { as: author })).body.account).toMatchObject({
        deactivatedAt: expect.any(String),
        waiting: true,
      });
    }
  });
});
