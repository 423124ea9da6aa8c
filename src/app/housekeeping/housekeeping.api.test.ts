import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import { workOff } from '../../platform/jobs/work-off.server.ts';
import { makeCompany, makeEmployee, makeProfessional, unitFields } from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { makeWebhook } from '../../testing/hooks/receiver.ts';
import { makeIssuedRow } from '../../testing/issued/issued-rows.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { cleanUp, cleanUpJob } from './housekeeping.server.ts';

const dayMs = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

async function countOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(app.db);
  return Number(rows[0]?.count);
}

test('a clock that the start accepts ends nothing that holds, however wrong it is; what is long over is removed', async () => {
  const { companyId, token } = await makeCompany(app);
  const create = () => app.call('POST', '/units', { as: token, body: { ...unit, companyId }, key: 'once' });
  const unit = unitFields();
  const made = (await create()).body;
  const employee = await makeEmployee(app, { companyId, token });
  const upload = { name: 'Laudo', contentType: 'application/pdf', companyId, employeeId: employee.id };
  const doctor = (await makeProfessional(app)).token;
  const { signedUrl } = (await app.call('POST', '/uploads', { as: doctor, body: upload })).body;

  await cleanUp(app, inDays(59));
  expect((await app.call('GET', '/profile', { as: token })).status).toBe(200);
  expect((await create()).body).toEqual(made);
  const sent = await fetch(fileAt(app, signedUrl), { method: 'PUT', body: '%PDF-1.4\n%%EOF\n' });
  expect(sent.status).toBe(200);

  await cleanUp(app, inDays(62));
  expect(await countOf('idempotency_keys')).toBe(0);
  expect(await countOf('sessions')).toBeGreaterThan(0);
  await cleanUp(app, inDays(91));
  expect(await countOf('sessions')).toBe(0);
});

test('what a system was told is removed after 30 days, and so is what waits for one all that time', async () => {
  const mine = await makeCompany(app);
  const { id } = await makeWebhook(app, mine.token, {});
  await makeEmployee(app, mine);
  await app.db.updateTable('webhook_deliveries').set({ state: 'delivered' }).execute();
  await makeEmployee(app, mine);
  await cleanUp(app, inDays(30 + 59));
  expect(await countOf('webhook_deliveries')).toBe(2);
  await cleanUp(app, inDays(30 + 62));
  expect(await countOf('webhook_deliveries')).toBe(0);
  expect(await app.db.selectFrom('webhooks').select('id').execute()).toEqual([{ id }]);
});

test('a file of ASOs that has expired goes with the next round, and can be asked for again', async () => {
  const { companyId, token } = await makeCompany(app);
  const employee = await makeEmployee(app, { companyId, token });
  const of = { companyId, employeeId: employee.id, token: (await makeProfessional(app)).token };
  await makeIssuedRow({ api: app, db: app.db }, of);
  const body = { from: '2026-01-01', to: '2099-12-31' };
  const { bundleId } = (await app.call('POST', '/bundles', { as: token, body })).body;
  await app.workDueJobs();
  const file = () => app.storage.settle(`${companyId}/${bundleId}/1.zip`);
  await cleanUp(app, inDays(0.9));
  expect(await file()).not.toBeNull();
  await cleanUp(app, inDays(1.1));
  expect(await file()).toBeNull();
  expect((await app.call('POST', '/bundles', { as: token, body })).status).toBe(201);
});

test('the hourly job removes nothing while the clock has jumped, and does it once the clock is right', async () => {
  await makeCompany(app);
  await app.db.updateTable('sessions').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
  const { services } = app.workshop;
  const workWith = async (jumped: boolean) => {
    await enqueue(app.db, cleanUpJob, {});
    const workshop = { ...app.workshop, services: { ...services, hasClockJumped: () => jumped } };
    await workOff(workshop);
    return countOf('sessions');
  };
  expect(await workWith(true)).toBeGreaterThan(0);
  expect(await workWith(false)).toBe(0);
});
