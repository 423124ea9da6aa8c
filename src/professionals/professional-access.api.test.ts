import { afterAll, expect, test } from 'vitest';
import {
  adminFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  password,
  professionalFields,
  signIn,
  signInFirstAdmin,
} from '../testing/factories.ts';
import { isAnybodyWaiting } from '../testing/queries/waiting-for-locks.ts';
import { startApp } from '../testing/start-app.ts';
import { until } from '../testing/until.ts';

const app = await startApp();
const admin = await signInFirstAdmin(app);
afterAll(() => app.stop());

/** Somebody who is registered with an access, and what changes it. */
async function registered(access: 'clinical' | 'reception', at = app, by = admin) {
  const input = professionalFields({ access });
  const { professional, token } = await makeProfessional(at, input, by);
  const { id, email } = { id: professional.id as string, email: input.email };
  const change = (to: string | undefined, as = by) =>
    at.call('PUT', `/professional/update/${id}`, { as, body: { ...input, password: undefined, access: to } });
  const profile = async (as = token) => (await at.call('GET', '/profile', { as })).body;
  return { professional, id, email, token, change, profile };
}

test('a professional of the reception signs in as one, with the own record in the profile', async () => {
  const { professional, id, email, profile } = await registered('reception');
  expect(professional.access).toBe('reception');
  const body = { email, password };
  expect((await app.call('POST', '/login', { body })).body).toMatchObject({ type: 'reception' });
  expect(await profile()).toMatchObject({
    user: { type: 'reception', email },
    switchedUser: { professional: { id, name: professional.name } },
  });
});

test('the reception issues, prints, opens and reads nothing clinical, and works with agenda, queue and registers', async () => {
  const { token: as } = await registered('reception');
  const of = await makeCompany(app, {}, admin);
  const { id } = await makeEmployee(app, of);
  const status = async (method: string, path: string, body?: object) =>
    (await app.call(method, path, { as, ...(body ? { body } : {}) })).status;
  const day = 'on=2026-01-05';
  expect([
    await status('GET', `/documents/${id}`),
    await status('POST', '/issued-documents', { kind: 'aso', answers: {} }),
    await status('POST', '/prints', { form: 'aso', companyId: of.companyId, employeeId: id }),
    await status('GET', `/employee/${id}/exams`),
    await status('GET', `/programmes/${of.companyId}`),
    await status('GET', '/due-dates/counts'),
    await status('GET', `/audit/employee/${id}?${day}`),
  ]).toEqual([403, 403, 403, 403, 403, 403, 403]);
  expect([
    await status('GET', `/employee/${id}`),
    await status('GET', '/employees?search=colaborador'),
    await status('GET', `/company/${of.companyId}`),
    await status('GET', `/units/${of.companyId}`),
    await status('GET', '/care-places'),
    await status('GET', '/queue/counts'),
    await status('GET', '/referrals'),
  ]).toEqual([200, 200, 200, 200, 200, 200, 200]);
});

test('another access ends what was begun with the one from before, at once, and is in the trail', async () => {
  const { id, email, token, change, profile } = await registered('clinical');
  const other = await signIn(app, email);
  expect((await change('reception')).body.professional).toMatchObject({ access: 'reception', version: 2 });
  for (const as of [token, other]) expect((await app.call('GET', '/companies', { as })).status).toBe(401);
  expect(await profile(await signIn(app, email))).toMatchObject({ user: { type: 'reception' } });
  const entry = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('subject', '=', 'professional')
    .where('subject_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry.action).toBe('updated');
  expect(JSON.stringify(entry.changes)).toContain('reception');
});

test('an edit that does not name the access leaves it and the sessions as they are', async () => {
  const { change, profile } = await registered('reception');
  expect((await change(undefined)).body.professional).toMatchObject({ access: 'reception' });
  expect(await profile()).toMatchObject({ user: { type: 'reception' } });
});

test('only an administrator changes it: nobody gives it to oneself', async () => {
  const { token, change, profile } = await registered('reception');
  expect((await change('clinical', token)).status).toBe(403);
  expect(await profile()).toMatchObject({ user: { type: 'reception' } });
  const wrong = await change('root');
  expect(wrong.body.data.issues).toEqual([{ path: 'access', message: 'Escolha o acesso' }]);
});

test('the other administrators are told of clinical access that is given, and of none that is taken', async () => {
  const fields = adminFields();
  await app.call('POST', '/admins', { as: admin, body: fields });
  const other = await signIn(app, fields.email);
  const { change, professional } = await registered('reception');
  const told = async () =>
    (await app.call('GET', '/access-notices', { as: other })).body.notices.filter(
      ({ kind, name }: { kind: string; name: string }) => kind === 'clinical' && name === professional.name,
    );
  await change('clinical');
  expect(await told()).toMatchObject([{ userType: 'professional', decision: null }]);
  await change('reception');
  expect(await told()).toHaveLength(1);
});

test('where a second administrator is required, clinical access waits for one, and until then the reception stays', async () => {
  const strict = await startApp({ REQUIRE_SECOND_ADMIN: 'true', REQUIRE_SECOND_FACTOR: '' });
  const first = await signInFirstAdmin(strict);
  const fields = adminFields();
  await strict.call('POST', '/admins', { as: first, body: fields });
  const second = await signIn(strict, fields.email);
  const input = professionalFields({ access: 'reception' });
  const made = (await strict.call('POST', '/professionals', { as: first, body: input })).body.professional;
  const waiting = async () =>
    (await strict.call('GET', '/access-notices', { as: second })).body.notices.filter(
      ({ decision }: { decision: string }) => decision === 'waiting',
    );
  const decide = async (word: 'approve' | 'refuse') => {
    const [notice] = await waiting();
    expect((await strict.call('PUT', `/access-notices/${word}/${notice.id}`, { as: second })).status).toBe(204);
  };
  await decide('approve');
  const token = await signIn(strict, input.email);
  const raise = () =>
    strict.call('PUT', `/professional/update/${made.id}`, {
      as: first,
      body: { ...input, password: undefined, access: 'clinical' },
    });
  const type = async (as: string) => (await strict.call('GET', '/profile', { as })).body.user?.type;

  expect((await raise()).body.professional.access).toBe('reception');
  expect(await type(token)).toBe('reception');
  expect(await waiting()).toMatchObject([{ kind: 'clinical', userType: 'reception' }]);
  await decide('refuse');
  expect(await type(token)).toBe('reception');

  await raise();
  await decide('approve');
  expect((await strict.call('GET', '/companies', { as: token })).status).toBe(401);
  expect(await type(await signIn(strict, input.email))).toBe('professional');
  const read = await strict.call('GET', `/professional/${made.id}`, { as: first });
  expect(read.body.professional.access).toBe('clinical');
  await strict.stop();
});

test('a second factor that is required of professionals is required of the reception', async () => {
  const strict = await startApp({ REQUIRE_SECOND_FACTOR: 'professional' });
  const first = await signInFirstAdmin(strict);
  const { token } = await registered('reception', strict, first);
  const refused = await strict.call('GET', '/companies', { as: token });
  expect(refused).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_SETUP_REQUIRED' } });
  await strict.stop();
});

// The sign-in has read the kind of user and waits for the user, whom the change holds.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'a sign-in that was under way while the access changed opens a session of the new one',
  async () => {
    const { professional, email, profile } = await registered('clinical');
    const begun = await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ type: 'reception' }).where('id', '=', professional.userId).execute();
      const signing = signIn(app, email);
      await until(() => isAnybodyWaiting(app.db));
      return { signing };
    });
    expect(await profile(await begun.signing)).toMatchObject({ user: { type: 'reception' } });
  },
);
