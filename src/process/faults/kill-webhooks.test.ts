import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/database/database.server.ts';
import { apiAt } from '../../testing/api.ts';
import { makeCompany, unitFields } from '../../testing/factories.ts';
import { makeWebhook, type Receiver, receivers, startReceiver } from '../../testing/hooks/receiver.ts';
import { createPostgres } from '../../testing/postgres/postgres.ts';
import { type RunningServer, startServer } from '../../testing/start-process.ts';
import { until } from '../../testing/until.ts';
import { report } from './report.ts';

describe.each(['SQLite', 'PostgreSQL'] as const)('nodes that tell another system on %s', (engine) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof createPostgres>> | null;
  let receiver: Receiver;
  let nodes: RunningServer[];
  let db: Database;
  let mine: Awaited<ReturnType<typeof makeCompany>>;

  const start = () =>
    startServer({ LOG_LEVEL: 'fatal', DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', ...receivers });

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'zelo-hooks-'));
    database = engine === 'PostgreSQL' ? await createPostgres() : null;
    receiver = await startReceiver();
    const first = await start();
    nodes = [first, await start()];
    db = openDatabase({ dataDir, databaseUrl: database?.url });
    mine = await makeCompany(apiAt(first.url, first.admin));
    const events = ['unit.created', 'unit.updated', 'unit.deleted'];
    await makeWebhook(apiAt(first.url, first.admin), mine.token, { url: receiver.url, events });
  });
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await db.destroy();
    await receiver.stop();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Asks one node after the other, as a proxy would. */
  let turn = 0;
  const call = async (method: string, path: string, body?: object) => {
    const node = nodes[turn++ % nodes.length];
    const answer = await apiAt(node?.url ?? '', { email: '', password: '' }).call(method, path, {
      as: mine.token,
      body,
    });
    expect(answer.status).toBeLessThan(300);
    return answer.body;
  };

  /** What becomes of some units: each is made, changed so often, and deleted. */
  async function changeUnits(units: number, changes: number): Promise<string[]> {
    const made = await Promise.all(
      Array.from({ length: units }, () => call('POST', '/units', { ...unitFields(), companyId: mine.companyId })),
    );
    const ids = made.map(({ unit }) => unit.id as string);
    for (let times = 0; times < changes; times++) {
      const name = `Unidade ${times}`;
      await Promise.all(ids.map((id) => call('PUT', `/unit/update/${id}`, { ...unitFields(), name })));
    }
    await Promise.all(ids.map((id) => call('PUT', `/unit/delete/${id}`)));
    return ids;
  }

  const deliveries = () => db.selectFrom('webhook_deliveries').selectAll().orderBy('created_at').orderBy('id');
  const isAllTold = async () => (await deliveries().execute()).every(({ state }) => state === 'delivered');

  /** What was told of a unit, each thing where it came for the first time. */
  const firstOf = (id: string) => [
    ...new Set(receiver.received.flatMap((one) => (one.data.unitId === id ? [`${one.type} ${one.id}`] : []))),
  ];
  const happenedTo = async (id: string) =>
    (await deliveries().execute()).flatMap((one) => (one.lane === id ? [`${one.event} ${one.id}`] : []));

  test('two nodes that change and tell at once tell everything once, and of each unit in order', async () => {
    const ids = await changeUnits(5, 4);
    await until(isAllTold);
    expect(receiver.received).toHaveLength(5 * 6);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(5 * 6);
    for (const id of ids) expect(firstOf(id)).toEqual(await happenedTo(id));
  });

  test('kill -9 in the middle of a sending: nothing is lost, one of each kill comes twice, under its identifier', async () => {
    const kills = 4;
    const held: (() => void)[] = [];
    let toHold = 0;
    receiver.answerWith((response) => {
      const answer = () => void response.writeHead(204).end();
      if (toHold > 0) held.push(answer);
      else answer();
      toHold = Math.max(0, toHold - 1);
    });
    toHold = 1;
    const ids = await changeUnits(4, 3);
    for (let kill = 1; kill <= kills; kill++) {
      await until(() => held.length === kill);
      const { lease } = await db
        .selectFrom('webhooks')
        .innerJoin('jobs', 'jobs.id', 'webhooks.held_by')
        .select('jobs.lease')
        .executeTakeFirstOrThrow();
      const at = nodes.findIndex(({ pid }) => lease?.startsWith(`${pid}-`));
      const killed = nodes[at];
      if (!killed) throw new Error('one of the nodes is sending');
      await killed.end('SIGKILL');
      toHold = kill < kills ? 1 : 0;
      nodes[at] = await start();
      // Its lease is over.
      await db
        .updateTable('jobs')
        .set({ due_at: new Date(Date.now() - 1_000).toISOString() })
        .where('lease', 'like', `${killed.pid}-%`)
        .execute();
    }
    await until(isAllTold);
    const wanted = (await deliveries().execute()).length;
    const twice = receiver.received.length - new Set(receiver.received.map(({ id }) => id)).size;
    report({
      fault: `kill -9 de um de dois nós, ${kills} vezes, durante avisos a outro sistema (${engine})`,
      load: `${wanted} avisos`,
      acknowledged: wanted,
      lost: wanted - new Set(receiver.received.map(({ id }) => id)).size,
      recovery: `${twice} enviados duas vezes`,
    });
    expect(wanted).toBe(4 * 5);
    expect(twice).toBeLessThanOrEqual(kills);
    for (const id of ids) expect(firstOf(id)).toEqual(await happenedTo(id));
  });
});
