import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointsOf } from '../access/endpoints.server.ts';
import { contracts } from '../app/api.server.ts';
import { exampleCalls } from '../testing/example-calls.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { makeWorlds } from '../testing/world.ts';

let app: TestApp;
let made: Awaited<ReturnType<typeof makeWorlds>>;
beforeAll(async () => {
  app = await startApp();
  made = await makeWorlds(app);
});
afterAll(() => app.stop());

const takingBodies = endpointsOf(contracts).filter(({ name }) => exampleCalls[name]?.body);

test.each(takingBodies)('$method $path takes no body that is not an object of fields', async ({ name, method }) => {
  const { admin, companyA, professional } = made.tokens;
  const path = exampleCalls[name]?.path(made.a) ?? '';
  const statuses = [];
  for (const as of [admin, companyA, professional]) {
    for (const body of [null, [], 'texto', 1, true]) statuses.push((await app.call(method, path, { as, body })).status);
  }
  expect(statuses.filter((status) => ![400, 403, 404].includes(status))).toEqual([]);
  expect(statuses).toContain(400);
});
