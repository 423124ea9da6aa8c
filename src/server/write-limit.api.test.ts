import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, signInFirstAdmin, unitFields } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ WRITES_PER_MINUTE: '6' });
});
afterAll(() => app.stop());

test('a user who writes too much waits, reads on meanwhile, and keeps nobody else from writing', async () => {
  const [mine, other] = [await makeCompany(app), await makeCompany(app)];
  const write = ({ token, companyId }: typeof mine) =>
    app.call('POST', '/units', { as: token, body: { ...unitFields(), companyId } });
  const statuses = [];
  for (let times = 0; times < 7; times++) statuses.push((await write(mine)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);

  const refused = await write(mine);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('ainda não foi feita') },
  });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(refused.body.data).toEqual({ retryAfterSeconds: seconds });
  const units = await app.call('GET', `/units/${mine.companyId}`, { as: mine.token });
  expect(units.body.units).toHaveLength(6);

  expect((await write(other)).status).toBe(201);
  expect((await app.call('GET', '/companies', { as: await signInFirstAdmin(app) })).status).toBe(200);
});
