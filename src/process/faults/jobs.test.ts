import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queueMail } from '../../mail/queued-mail.server.ts';
import { type Database, openDatabase } from '../../platform/database/database.server.ts';
import { apiAt } from '../../testing/api.ts';
import { makeCompany } from '../../testing/factories.ts';
import { freePort } from '../../testing/free-port.ts';
import { logLeases, takenTwice } from '../../testing/jobs/lease-log.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { createPostgres } from '../../testing/postgres/postgres.ts';
import { type RunningServer, startServer } from '../../testing/start-process.ts';
import { until } from '../../testing/until.ts';
import { report } from './report.ts';

describe.each(['SQLite', 'PostgreSQL'] as const)('nodes that share the jobs of one database on %s', (engine) => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof createPostgres>> | null;
  let mailServer: MailServer;
  let nodes: RunningServer[];
  let db: Database;
  let userId: string;

  async function start(): Promise<RunningServer> {
    const port = String(await freePort());
    const address = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` };
    const data = { DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '' };
    return startServer({ LOG_LEVEL: 'fatal', ...data, ...mailServer.settings, ...address });
  }

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'zelo-jobs-'));
    database = engine === 'PostgreSQL' ? await createPostgres() : null;
    mailServer = await startMailServer();
    const first = await start();
    nodes = [first];
    db = openDatabase({ dataDir, databaseUrl: database?.url });
    userId = (await makeCompany(apiAt(first.url, first.admin))).company.userId;
    await until(async () => (await waiting()) === 0); // What the registration itself sends.
    mailServer.received.length = 0;
  });
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await db.destroy();
    await mailServer.stop();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const mails = () => db.selectFrom('jobs').where('kind', '=', 'mail');
  const waiting = async () => (await mails().select('id').execute()).length;
  const delivered = () => mailServer.received.map(({ headers }) => headers['message-id']);
  const different = () => new Set(delivered()).size;

  async function queue(count: number): Promise<void> {
    for (let left = count; left > 0; left -= 50) {
      await db.transaction().execute(async (tx) => {
        for (let at = 0; at < Math.min(left, 50); at++)
          await queueMail(tx, { to: userId, template: 'password-changed' });
      });
    }
  }

  /** Time passes: whatever waits for a moment, or for the end of a lease that nobody gives any more, is due. */
  const letPass = (lease?: string) =>
    db
      .updateTable('jobs')
      .set({ due_at: new Date(Date.now() - 1_000).toISOString() })
      .where('kind', '=', 'mail')
      .$call((query) => (lease ? query.where('lease', 'like', `${lease}%`) : query.where('lease', 'is', null)))
      .execute();

  test('of 500 mails none is lost while nodes are killed 20 times, and at most one a kill is sent twice', async () => {
    const [wanted, kills] = [500, 20];
    nodes.push(await start());
    const takings = await logLeases(db);
    await queue(wanted);
    const moments = Array.from({ length: kills }, () => Math.floor(Math.random() * (wanted - 20))).sort(
      (a, b) => a - b,
    );
    for (const moment of moments) {
      await until(() => mailServer.received.length >= moment && different() >= moment, 1);
      await pause(Math.random() * 20);
      const at = Math.floor(Math.random() * nodes.length);
      const killed = nodes[at];
      if (!killed) throw new Error('one of the nodes is killed');
      // The other one sends nothing more until there are two again: they share every part of the work.
      const again = Promise.withResolvers<void>();
      mailServer.manner.hold = again.promise;
      await killed.end('SIGKILL');
      await letPass(`${killed.pid}-`);
      nodes[at] = await start();
      again.resolve();
    }
    await until(async () => (await waiting()) === 0);
    const twice = delivered().length - different();
    report({
      fault: `kill -9 de um de dois nós, ${kills} vezes, durante envios (${engine})`,
      load: `${wanted} e-mails`,
      acknowledged: wanted,
      lost: wanted - different(),
      recovery: `${twice} enviados duas vezes`,
    });
    expect(different()).toBe(wanted);
    expect(twice).toBeLessThanOrEqual(kills);
    expect((await takings()).length).toBeGreaterThanOrEqual(wanted);
    expect(takenTwice(await takings())).toEqual([]);
  });

  test('what a mail server refuses for a while is all delivered afterwards, once', async () => {
    mailServer.manner.refuse = () => ({ code: 451, message: '4.3.0 try again later' });
    nodes.push(await start());
    await queue(60);
    for (let round = 1; round <= 3; round++) {
      await until(async () => {
        const tried = await mails().select('id').where('attempts', '>=', round).where('lease', 'is', null).execute();
        return tried.length === 60;
      });
      if (round < 3) await letPass();
    }
    expect(delivered()).toEqual([]);
    mailServer.manner.refuse = null;
    await letPass();
    await until(async () => (await waiting()) === 0);
    expect([delivered().length, different()]).toEqual([60, 60]);
  });

  test('a node that is asked to stop gives back what it holds, and another one does it', async () => {
    const never = Promise.withResolvers<void>();
    mailServer.manner.hold = never.promise;
    await queue(2);
    await until(async () => (await mails().select('id').where('lease', 'is not', null).execute()).length === 1);
    expect(await nodes[0]?.end('SIGTERM')).toBe(0);
    const left = await mails().select(['attempts', 'lease', 'set_aside_at']).execute();
    expect(left).toEqual([1, 2].map(() => ({ attempts: 0, lease: null, set_aside_at: null })));
    mailServer.manner.hold = null;
    nodes.push(await start());
    await until(async () => (await waiting()) === 0);
    expect(different()).toBe(2);
    never.resolve();
  });
});
