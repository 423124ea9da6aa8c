import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  makeCompany,
  makeProfessional,
  password,
  professionalFields,
  signIn,
  signInFirstAdmin,
  unknownId,
} from '../../testing/factories.ts';
import { codeOf, setUpSecondFactor } from '../../testing/second-factor.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { stopClock } from '../../testing/stop-clock.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  ({ token } = await makeCompany(app));
});
afterAll(() => app.stop());

beforeEach(stopClock);

const put = (path: string, as: string, body: object) => app.call('PUT', `/second-factor/${path}`, { as, body });
const begin = (as: string, secret = password) => app.call('POST', '/second-factor', { as, body: { password: secret } });
const state = async (as: string) => (await app.call('GET', '/second-factor', { as })).body;
const off = { since: null, passkeys: 0, required: false, recoveryCodesLeft: 0 };
const issue = (path: string, message: string) => ({ status: 400, body: { data: { issues: [{ path, message }] } } });

describe('a set-up', () => {
  test('begins with the own password only', async () => {
    expect(await begin(token, 'errada')).toMatchObject(issue('password', 'A senha atual não confere'));
    expect(await begin(token, '')).toMatchObject(issue('password', 'Campo obrigatório'));
  });

  test('gives the app a secret and is in force only after its first code', async () => {
    const { token } = await makeCompany(app);
    const begun = await begin(token);
    expect(begun).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } });
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`);
    expect(await state(token)).toEqual(off);

    expect(await put('confirm', token, { code: '000000' })).toMatchObject(issue('code', 'Código inválido'));
    expect(await state(token)).toEqual(off);
    const { status, body } = await put('confirm', token, { code: codeOf(begun.body.secret) });
    expect(status).toBe(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const code of body.recoveryCodes) expect(code).toMatch(/^([2-9a-hjkmnp-z]{4}-){2}[2-9a-hjkmnp-z]{4}$/);
    expect(await state(token)).toEqual({
      since: expect.any(String),
      passkeys: 0,
      required: false,
      recoveryCodesLeft: 10,
    });
  });

  test('that is begun again forgets the first secret', async () => {
    const { token } = await makeCompany(app);
    const first = (await begin(token)).body.secret;
    const second = (await begin(token)).body.secret;
    expect((await put('confirm', token, { code: codeOf(first) })).status).toBe(400);
    expect((await put('confirm', token, { code: codeOf(second) })).status).toBe(200);
  });

  test('is confirmed once, however many calls come with the code', async () => {
    const { token } = await makeCompany(app);
    const code = codeOf((await begin(token)).body.secret);
    const responses = await Promise.all([1, 2, 3, 4].map(() => put('confirm', token, { code })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await state(token)).recoveryCodesLeft).toBe(10);
    expect((await begin(token)).status).toBe(409);
  });
});

describe('confirming a set-up', () => {
  test('raises the session that confirms, and ends every other one of that user and of nobody else', async () => {
    const [mine, other] = [await makeCompany(app), await makeCompany(app)];
    const elsewhere = await signIn(app, mine.company.user.email);
    await setUpSecondFactor(app, mine.token);
    expect((await app.call('GET', '/profile', { as: elsewhere })).status).toBe(401);
    expect((await app.call('GET', '/profile', { as: mine.token })).status).toBe(200);
    expect((await app.call('GET', '/profile', { as: other.token })).status).toBe(200);
    const sessions = app.db.selectFrom('sessions').select('second_factor').where('user_id', '=', mine.company.userId);
    expect((await sessions.execute()).map((row) => Boolean(row.second_factor))).toEqual([true]);
  });

  test('leaves no session without it, not even of a sign-in that was under way', async () => {
    const { token, company } = await makeCompany(app);
    const code = codeOf((await begin(token)).body.secret);
    const signIns = Array.from({ length: 6 }, () =>
      app.call('POST', '/login', { body: { email: company.user.email, password } }),
    );
    expect((await put('confirm', token, { code })).status).toBe(200);
    const begun = (await Promise.all(signIns)).flatMap(({ body }) => (body.token ? [body.token as string] : []));
    for (const as of begun) expect((await app.call('GET', '/profile', { as })).status).toBe(401);
    expect((await app.call('GET', '/profile', { as: token })).status).toBe(200);
  });

  test('takes ten wrong codes, and then not even the right one', async () => {
    const { token } = await makeCompany(app);
    const { secret } = (await begin(token)).body;
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) statuses.push((await put('confirm', token, { code: '000000' })).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await put('confirm', token, { code: codeOf(secret) })).status).toBe(429);
    expect(await state(token)).toEqual(off);
  });

  test('is not possible any more once a new password was given, by the user or by an administrator', async () => {
    const doctor = await makeProfessional(app);
    const { secret } = (await begin(doctor.token)).body;
    const change = { current: password, password: 'outra-senha-segura' };
    expect((await app.call('PUT', '/profile/password', { as: doctor.token, body: change })).status).toBe(204);
    expect((await put('confirm', doctor.token, { code: codeOf(secret) })).status).toBe(409);

    const again = (await begin(doctor.token, 'outra-senha-segura')).body.secret;
    const admin = await signInFirstAdmin(app);
    const { id, user } = doctor.professional;
    const reset = { as: admin, body: professionalFields({ email: user.email, password: 'terceira-senha-segura' }) };
    expect((await app.call('PUT', `/professional/update/${id}`, reset)).status).toBe(200);
    const as = await signIn(app, user.email, 'terceira-senha-segura');
    expect((await put('confirm', as, { code: codeOf(again) })).status).toBe(409);
  });
});

describe('a second factor in force', () => {
  test.each(['recovery-codes', 'turn-off'])('needs password and code for %s', async (path) => {
    const { token } = await makeCompany(app);
    const { secret } = await setUpSecondFactor(app, token);
    const code = codeOf(secret, 1);
    expect(await put(path, token, { password: 'errada', code })).toMatchObject(
      issue('password', 'A senha atual não confere'),
    );
    expect(await put(path, token, { password, code: '000000' })).toMatchObject(issue('code', 'Código inválido'));
    expect(await put(path, token, { password, code: codeOf(secret) })).toMatchObject(issue('code', 'Código inválido'));
    expect((await state(token)).recoveryCodesLeft).toBe(10);
    expect((await put(path, token, { password, code })).status).toBe(path === 'turn-off' ? 204 : 200);
  });

  test('gives new recovery codes instead of the old ones', async () => {
    const { token } = await makeCompany(app);
    const { recoveryCodes } = await setUpSecondFactor(app, token);
    const [first, second, third] = recoveryCodes;
    const renewed = await put('recovery-codes', token, { password, code: first });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await put('turn-off', token, { password, code: second })).status).toBe(400);
    expect((await put('turn-off', token, { password, code: third })).status).toBe(400);
    expect((await put('turn-off', token, { password, code: renewed.body.recoveryCodes[9] })).status).toBe(204);
  });

  test('is gone whole once it is turned off, and can be set up anew', async () => {
    const { token, company } = await makeCompany(app);
    const { recoveryCodes } = await setUpSecondFactor(app, token);
    expect((await put('turn-off', token, { password, code: recoveryCodes[0] })).status).toBe(204);
    expect(await state(token)).toEqual(off);
    const login = await app.call('POST', '/login', { body: { email: company.user.email, password } });
    expect(login.status).toBe(200);
    await expect(setUpSecondFactor(app, token)).resolves.toBeTruthy();
  });

  test('is not guessed by a stolen session: tries count as tries to sign in', async () => {
    const { token } = await makeCompany(app);
    await setUpSecondFactor(app, token);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      statuses.push((await put('turn-off', token, { password, code: '000000' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });
});

test('recovery codes are stored as hashes only, which name no code of another user', async () => {
  const { token, company } = await makeCompany(app);
  const { recoveryCodes } = await setUpSecondFactor(app, token);
  const rows = await app.db.selectFrom('recovery_codes').selectAll().where('user_id', '=', company.userId).execute();
  expect(rows).toHaveLength(10);
  const stored = JSON.stringify(rows);
  for (const code of recoveryCodes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  }
});

test.each([['confirm'], ['recovery-codes'], ['turn-off']])('%s without a set-up is 409', async (path) => {
  const { token } = await makeCompany(app);
  expect((await put(path, token, { password, code: unknownId })).status).toBe(409);
});
