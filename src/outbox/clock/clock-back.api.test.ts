import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeEmployee } from '../../testing/factories.ts';
import { makeWebhook, type Receiver, receivers, startReceiver } from '../../testing/hooks/receiver.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { bringDeliveriesForward } from './clock-back.db.ts';

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  app = await startApp(receivers);
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await app.stop();
});

const hour = 3_600_000;
const moment = (aheadMs: number) => new Date(Date.now() + aheadMs).toISOString();

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'what a webhook waits for comes as far from now as it was, when the clock that was ahead is set back',
  async () => {
    const company = await makeCompany(app);
    await makeWebhook(app, company.token, { url: receiver.url, events: ['employee.created'] });
    receiver.answerWith(503);
    await makeEmployee(app, company);
    await app.workDueJobs();
    // As a clock that was ahead by six hours has left it: the next try in ten minutes, held for one.
    await app.db
      .updateTable('webhook_deliveries')
      .set({ next_at: moment(6 * hour + 600_000) })
      .execute();
    await app.db
      .updateTable('webhooks')
      .set({ retry_at: moment(6 * hour + 600_000), held_until: moment(6 * hour + 60_000) })
      .execute();
    await bringDeliveriesForward(app.db, 6 * hour);
    const webhook = await app.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
    const delivery = await app.db.selectFrom('webhook_deliveries').selectAll().executeTakeFirstOrThrow();
    const inMinutes = (at: string | null) => Math.round((Date.parse(at ?? '') - Date.now()) / 60_000);
    expect([delivery.next_at, webhook.retry_at, webhook.held_until].map(inMinutes)).toEqual([10, 10, 1]);
    await bringDeliveriesForward(app.db, 6 * hour);
    const over = await app.db.selectFrom('webhooks').select('retry_at').executeTakeFirstOrThrow();
    expect(Date.parse(over.retry_at ?? ''), 'never before now').toBeGreaterThan(Date.now() - 60_000);
  },
);
