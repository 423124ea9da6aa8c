import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeProfessional, password, signIn, signInFirstAdmin, unitFields } from '../testing/factories.ts';
import { openLive } from '../testing/live.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { until } from '../testing/until.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  (await openLive(app, admin)).close(); // From now on it listens.
});
afterAll(() => app.stop());

type Company = Awaited<ReturnType<typeof makeCompany>>;

/** Every way in which a session of a company ends, with the one that goes on, if any does. */
const ways: Record<string, (company: Company, other: string) => Promise<number>> = {
  'by leaving': async ({ token }) => (await app.call('POST', '/logout', { as: token })).status,
  'by a change of the password elsewhere': async (_company, other) => {
    const body = { current: password, password: 'outra-senha-segura' };
    return (await app.call('PUT', '/profile/password', { as: other, body })).status;
  },
  'from elsewhere': async (_company, other) => (await app.call('PUT', '/sessions/end-others', { as: other })).status,
  'by name from elsewhere': async (_company, other) => {
    const { sessions } = (await app.call('GET', '/sessions', { as: other })).body;
    const { id } = sessions.find(({ current }: { current: boolean }) => !current);
    return (await app.call('PUT', `/sessions/end/${id}`, { as: other })).status;
  },
  'by an administrator': async ({ company }) =>
    (await app.call('PUT', `/accounts/end-sessions/${company.userId}`, { as: admin })).status,
  'by deactivation': async ({ company }) =>
    (await app.call('PUT', `/accounts/deactivate/${company.userId}`, { as: admin })).status,
  'by time': async ({ company }) => {
    const soon = new Date(Date.now() - 1).toISOString();
    await app.db.updateTable('sessions').set({ expires_at: soon }).where('user_id', '=', company.userId).execute();
    return 204;
  },
};

test.each(Object.keys(ways))(
  'a session that ends %s takes its stream along, and nothing more is told to it',
  async (way) => {
    const company = await makeCompany(app);
    const other = await signIn(app, company.company.user.email);
    const stream = await openLive(app, company.token);
    const doctor = await makeProfessional(app, {}, admin);
    const witness = await openLive(app, doctor.token);
    expect(await ways[way]?.(company, other)).toBe(204);
    const late = unitFields();
    const by = (await app.call('GET', '/profile', { as: other })).status === 200 ? other : null;
    if (by) {
      const { unit } = (await app.call('POST', '/units', { as: by, body: { ...late, companyId: company.companyId } }))
        .body;
      await witness.heard(unit.id);
    }
    await until(() => stream.hasEnded());
    expect(stream.events).toEqual([]);
    expect((await openLive(app, company.token)).status).toBe(401);
    witness.close();
  },
);

test('the sessions that go on keep their streams', async () => {
  const { company, companyId, token } = await makeCompany(app);
  const lost = await openLive(app, await signIn(app, company.user.email));
  const kept = await openLive(app, token);
  expect((await app.call('PUT', '/sessions/end-others', { as: token })).status).toBe(204);
  await until(() => lost.hasEnded());
  const { unit } = (await app.call('POST', '/units', { as: token, body: { ...unitFields(), companyId } })).body;
  await kept.heard(unit.id);
  kept.close();
});
