import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.server.ts';
import { makeCompany } from '../testing/factories.ts';
import { makeWebhook, receivers } from '../testing/hooks/receiver.ts';
import { plansOf } from '../testing/queries/plans.ts';
import { settle } from '../testing/queries/settle.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { countAside } from './delivery-log.db.ts';
import { letGo } from './sending.db.ts';
import { holdUnsent, insertDeliveries } from './told.db.ts';

/** Enough that a planner takes an index for what it is worth; of each hundred one waits, and one was set aside. */
const rows = 20_000;

let app: TestApp;
let webhookId: string;
beforeAll(async () => {
  app = await startApp(receivers);
  const { token } = await makeCompany(app);
  for (let made = 0; made < 2; made++) {
    webhookId = (await makeWebhook(app, token, {})).id;
    const told = Array.from({ length: rows / 2 }, (_, at) => ({
      ...{ webhookId, data: {} },
      lane: `person ${at % 500}`,
    }));
    await insertDeliveries(
      app.db,
      told.map((one) => ({ ...one, event: 'employee.updated' })),
    );
  }
  const ended = app.db.updateTable('webhook_deliveries').where('id', 'not like', '%77');
  await ended.set({ state: 'delivered', status: 204 }).execute();
  await app.db.updateTable('webhook_deliveries').set({ state: 'aside' }).where('id', 'like', '%78').execute();
  await settle(app.db, 'webhook_deliveries');
});
afterAll(() => app.stop());

/** What the data of one person are asked for by. */
const ofPerson = (db: Database) =>
  db.selectFrom('webhook_deliveries').selectAll().where('lane', '=', 'person 7').execute();
const job = () => ({ webhookId, jobId: webhookId });

test.each<[string, string, (db: Database) => Promise<unknown>]>([
  ['what was told of a person', 'webhook_deliveries_lane', ofPerson],
  ['how much was set aside', 'webhook_deliveries_aside', (db) => countAside(db, webhookId)],
  [
    'what says the same already',
    'webhook_deliveries_waiting',
    (db) => holdUnsent(db, { webhookId, event: 'employee.updated', lanes: ['person 7'] }),
  ],
  [
    'when something is to be told',
    'webhook_deliveries_waiting',
    (db) => db.transaction().execute((tx) => letGo(tx, job())),
  ],
])('%s is found along %s', async (_what, index, ask) => {
  const plans = (await plansOf(app.db, ask)).filter((plan) => plan.includes('webhook_deliveries'));
  expect(plans).not.toEqual([]);
  for (const plan of plans) {
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on webhook_deliveries|SCAN webhook_deliveries(?! USING)/);
  }
});
