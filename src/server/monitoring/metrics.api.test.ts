import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.server.ts';
import { noteBackup } from '../../platform/installation/last-backup.server.ts';
import { makeCompany } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';

const token = 'a-word-for-the-monitor-alone';
const page = '<html><body>Zelo</body></html>';

let app: TestApp;
let origin: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp({ METRICS_TOKEN: token }, { pages: { '__spa-fallback.html': page } });
  origin = app.url;
  company = await makeCompany(app);
});
afterAll(() => app.stop());

const metrics = (authorization: string) => fetch(`${origin}/metrics`, { headers: { authorization } });
const text = async () => (await metrics(`Bearer ${token}`)).text();

test('whoever shows the token reads the metrics; to anybody else there are none', async () => {
  for (const wrong of ['', 'Bearer', `Bearer ${token}x`, token, `Basic ${token}`]) {
    expect((await metrics(wrong)).status, wrong).toBe(404);
  }
  const given = await metrics(`Bearer ${token}`);
  expect([given.status, given.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(given.headers.get('cache-control')).toBe('no-store');
});

test('requests are counted by their route as it is declared, and nobody is named', async () => {
  await app.call('GET', `/units/${company.companyId}`, { as: company.token });
  const said = await text();
  const id = /zelo_request_duration_seconds_count\{method="GET",route="([^"]+)",status="200"\} \d+/.exec(said)?.[1];
  expect(id).toBeDefined();
  expect(said).toContain('route="/api/units/:companyId",status="200"');
  expect(said).not.toContain(company.companyId);
  for (const name of [
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
    'zelo_disk_bytes{state="free"}',
  ]) {
    expect(said).toContain(name);
  }
  expect(said).toMatch(/zelo_info\{version="\d+\.\d+\.\d+"\} 1/);
  if (process.env.TEST_ENGINE === 'postgres') expect(said).toMatch(/zelo_database_connections\{state="total"\} [1-9]/);
});

test('queues are told with what is due and since when, in metrics and health; what waits for its time is not due', async () => {
  const ago = new Date(Date.now() - 600_000).toISOString();
  const row = { kind: 'monitored', payload: '{}', created_at: ago, attempts: 0 };
  await app.db
    .insertInto('jobs')
    .values([
      { ...row, id: uuid(), due_at: ago },
      { ...row, id: uuid(), due_at: '9999-01-01T00:00:00.000Z' },
    ])
    .execute();
  await until(async () => (await text()).includes('zelo_queue_due{queue="monitored"} 1'));
  const { queues, version, lastBackup } = (await app.call('GET', '/health')).body;
  expect(queues.monitored.due).toBe(1);
  expect(queues.monitored.oldestSeconds).toBeGreaterThanOrEqual(600);
  expect(queues['webhook-deliveries']).toEqual({ due: 0, oldestSeconds: 0 });
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(lastBackup).toBeNull();
  await noteBackup(app.db, ago);
  expect((await app.call('GET', '/health')).body.lastBackup).toBe(ago);
});

test('what asks for no page and is none of ours is not there; who takes a page is given one', async () => {
  const asked = async (accept: string) => {
    const response = await fetch(`${origin}/wp-login.php`, { headers: { accept } });
    return [response.status, response.headers.get('content-type')?.split(';')[0]];
  };
  expect(await asked('text/html,application/xhtml+xml,*/*;q=0.8')).toEqual([200, 'text/html']);
  expect(await asked('*/*')).toEqual([200, 'text/html']);
  expect(await asked('application/json')).toEqual([404, 'application/json']);
  expect(await asked('image/png')).toEqual([404, 'application/json']);
});

test('a slow statement is told by its shape, without a value of it', async () => {
  const told: { statement: string; ms: number }[] = [];
  const db = openDatabase(
    { dataDir: app.dataDir, databaseUrl: app.databaseUrl },
    { onSlow: (slow) => told.push(slow) },
  );
  const name = 'Nome de uma pessoa';
  const slow =
    process.env.TEST_ENGINE === 'postgres'
      ? sql`select pg_sleep(0.6), cast(${name} as text)`
      : sql`with recursive n(n) as (select 1 union all select n + 1 from n where n < 8000000) select count(*), ${name} from n`;
  await sql`select 1`.execute(db);
  await slow.execute(db);
  await db.destroy();
  expect(told).toHaveLength(1);
  expect(told[0]?.statement).toMatch(/pg_sleep|recursive/);
  expect(told[0]?.statement).not.toContain(name);
});
