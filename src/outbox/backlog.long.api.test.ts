import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.server.ts';
import { claim, dueKinds } from '../platform/jobs/queue.db.ts';
import { makeCompany } from '../testing/factories.ts';
import { makeWebhook, receivers } from '../testing/hooks/receiver.ts';
import { rowsTouchedBy } from '../testing/queries/rows-touched.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { hold, letGo, takeNext } from './sending.db.ts';
import { insertDeliveries } from './told.db.ts';

/**
 * A hundred thousand wait in each queue, as after an outage, and PostgreSQL has never looked at the tables: what a planner then
 * takes them for must not decide what a worker reads.
 */
const waiting = 100_000;
const onPostgres = process.env.TEST_ENGINE === 'postgres';

let app: TestApp;
let webhookId: string;
let url: string;
const jobId = '01990000-0000-7000-8000-000000000001';

beforeAll(async () => {
  app = await startApp(receivers);
  const { token } = await makeCompany(app);
  webhookId = (await makeWebhook(app, token, {})).id;
  ({ url } = await app.db.selectFrom('webhooks').select('url').executeTakeFirstOrThrow());
  if (onPostgres) {
    await sql`alter table jobs set (autovacuum_enabled = false)`.execute(app.db);
    await sql`alter table webhook_deliveries set (autovacuum_enabled = false)`.execute(app.db);
  }
  await insertDeliveries(app.db, [{ webhookId, event: 'employee.updated', lane: 'person 1', data: {} }]);
  await fill();
});
afterAll(() => app.stop());

/** Of the deliveries that stand before them twenty thousand are told. Two wait in each lane. */
async function fill(): Promise<void> {
  const numbers = onPostgres
    ? sql`generate_series(1, ${sql.lit(waiting)}) as n(n)`
    : sql`(with recursive n(n) as (select 1 union all select n + 1 from n where n < ${sql.lit(waiting)}) select n from n) as n`;
  const at = onPostgres ? sql`timestamptz '2026-01-15 12:00:00Z'` : sql`'2026-01-15T12:00:00.000Z'`;
  await sql`insert into jobs (id, kind, payload, created_at, due_at, attempts)
    select 'job ' || n, case when n % 2 = 0 then 'mail' else 'finish-issue' end, '{}', ${at}, ${at}, 0
    from ${numbers}`.execute(app.db);
  await sql`insert into webhook_deliveries
      (id, webhook_id, event, lane, data, state, attempts, next_at, status, reason, created_at, ended_at)
    select 'told ' || n, ${webhookId}, 'employee.updated', 'person ' || (n / 2), '{}',
      case when n <= 20000 then 'delivered' else 'waiting' end, 0, ${at}, null, null, ${at}, null
    from ${numbers}`.execute(app.db);
}

/** What a question of a queue may read, whatever waits: what it answers, and a few beside it. */
const few = 60;

test.each<[string, (db: Database) => Promise<unknown>]>([
  ['looking whether any job is due', (db) => dueKinds(db, ['clean-up', 'mail', 'digest', 'finish-issue'])],
  ['taking the next mails', (db) => claim(db, { kind: 'mail', most: 4, lease: 'x', leaseMs: 60_000 })],
  [
    'taking those of a kind of which none waits',
    (db) => claim(db, { kind: 'bundle', most: 4, lease: 'x', leaseMs: 1 }),
  ],
  ['taking what is to be told next', (db) => takeNext(db, { webhookId, jobId }, url)],
  ['when something is to be told next', (db) => db.transaction().execute((tx) => letGo(tx, { webhookId, jobId }))],
])('%s touches a few rows of a hundred thousand, and sorts none', async (_what, ask) => {
  await hold(app.db, { webhookId, jobId });
  const { rows, plans } = await rowsTouchedBy(app.db, ask);
  expect(plans).not.toMatch(/Seq Scan on (jobs|webhook_deliveries)|SCAN (jobs|webhook_deliveries|one|first)(?! USING)/);
  expect(plans).not.toMatch(/TEMP B-TREE FOR ORDER|"Node Type":"Sort"/);
  if (onPostgres) expect(rows).toBeLessThan(few);
});

test('what is told one after the other comes in its order, and what stands before it in a lane is told first', async () => {
  await hold(app.db, { webhookId, jobId });
  const taken = new Set<string>();
  for (let count = 0; count < 50; count++) {
    const next = await takeNext(app.db, { webhookId, jobId }, url);
    if (!next) throw new Error('nothing waits');
    expect(taken.has(next.id)).toBe(false);
    taken.add(next.id);
    await app.db.updateTable('webhook_deliveries').set({ state: 'delivered' }).where('id', '=', next.id).execute();
  }
  const { rows } = await rowsTouchedBy(app.db, (db) => takeNext(db, { webhookId, jobId }, url));
  if (onPostgres) expect(rows, 'what was told meanwhile is not read again').toBeLessThan(few);
});
