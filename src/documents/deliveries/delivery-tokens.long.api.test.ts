import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointsOf } from '../../access/endpoints.server.ts';
import { contracts } from '../../app/api.server.ts';
import { exampleCalls } from '../../testing/example-calls.ts';
import { makeDeliverable, tokenOf } from '../../testing/issued/deliveries.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { makeWorlds } from '../../testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('once made, a token is nowhere to be read: not in the database, and no call answers it to anybody', async () => {
  const document = await makeDeliverable(app);
  const { url, deliveryId } = (await document.makeLink()).body;
  const token = tokenOf(url);
  const { tokens, a } = await makeWorlds(app);
  const callers = [...Object.values(tokens), document.company.token, document.doctor.token];
  const world = { ...a, company: document.company.companyId, employee: document.employee.id, open: document.id };
  const ofDocument = ['', '/deliveries', '/answers'].map((more) => `/issued-documents/${document.id}${more}`);
  const paths = endpointsOf(contracts)
    .filter(({ method }) => method === 'GET')
    .flatMap(({ name }) => exampleCalls[name]?.path(world) ?? []);
  for (const as of callers) {
    for (const path of [...paths, ...ofDocument]) {
      const answer = JSON.stringify((await app.call('GET', path, as ? { as } : {})).body);
      expect(answer, path).not.toContain(token);
      expect(answer, path).not.toContain(hash('sha256', token, 'base64url'));
    }
  }
  for (const table of ['deliveries', 'audit_entries', 'jobs', 'notifications', 'idempotency_keys'] as const) {
    expect(JSON.stringify(await app.db.selectFrom(table).selectAll().execute()), table).not.toContain(token);
  }
  expect((await app.call('PUT', `/deliveries/${deliveryId}/end`, { as: document.doctor.token })).body).toEqual({});
});
