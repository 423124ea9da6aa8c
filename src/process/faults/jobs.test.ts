import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queueMail } from '../../mail/queued-mail.server.ts';
import { endLeases, type Node, startNode } from '../../testing/crash/start-node.ts';
import { makeCompany } from '../../testing/factories.ts';
import { logLeases, takenTwice } from '../../testing/jobs/lease-log.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { until } from '../../testing/until.ts';
import { report } from './report.ts';

describe.each(['SQLite', 'PostgreSQL'] as const)('nodes that share the jobs of one database on %s', (engine) => {
  let mailServer: MailServer;
  let node: Node;
  let userId: string;

  beforeEach(async () => {
    mailServer = await startMailServer();
    node = await startNode(engine, mailServer.settings);
    userId = (await makeCompany(node)).company.userId;
    await node.workDueJobs(); // What the registration itself sends.
    mailServer.received.length = 0;
  });
  afterEach(async () => {
    await node.stop();
    await mailServer.stop();
  });

  const mails = () => node.db.selectFrom('jobs').where('kind', '=', 'mail');
  const waiting = async () => (await mails().select('id').execute()).length;
  const heldBy = async (pid: number) =>
    (await mails().select('id').where('lease', 'like', `${pid}:%`).execute()).length;
  const delivered = () => mailServer.received.map(({ headers }) => headers['message-id']);
  const different = () => new Set(delivered()).size;

  async function queue(count: number): Promise<void> {
    await node.db.transaction().execute(async (tx) => {
      for (let at = 0; at < count; at++) await queueMail(tx, { to: userId, template: 'password-changed' });
    });
  }

  /** Time passes: whatever waits for a moment is due. */
  const letPass = () =>
    node.db
      .updateTable('jobs')
      .set({ due_at: new Date(Date.now() - 1_000).toISOString() })
      .where('kind', '=', 'mail')
      .where('lease', 'is', null)
      .execute();

  test('of what two send at once nothing is lost when one of them is killed, and only what was sent and not noted is sent twice', async () => {
    const wanted = 40;
    const takings = await logLeases(node.db);
    node.work();
    for (const [point, sentTwice] of [
      ['job:taken mail', 0],
      ['mail:sending', 0],
      ['mail:sent', 1],
      ['job:performed mail', 1],
    ] as const) {
      mailServer.received.length = 0;
      // Each of the two has begun with one before either goes on.
      const both = Promise.withResolvers<void>();
      mailServer.manner.hold = both.promise;
      const killed = await node.beside(point);
      await queue(wanted);
      await until(async () => (await heldBy(process.pid)) > 0 && (await heldBy(killed.pid)) > 0);
      both.resolve();
      await killed.died();
      await endLeases(node, killed);
      await until(async () => (await waiting()) === 0);
      const twice = delivered().length - different();
      report({
        fault: `kill -9 de um de dois nós durante envios, em ${point} (${engine})`,
        load: `${wanted} e-mails`,
        acknowledged: wanted,
        lost: wanted - different(),
        recovery: `${twice} enviados duas vezes`,
      });
      expect([point, different(), twice]).toEqual([point, wanted, sentTwice]);
    }
    expect((await takings()).length).toBeGreaterThanOrEqual(4 * wanted);
    expect(takenTwice(await takings())).toEqual([]);
  });

  test('what a mail server refuses for a while is all delivered afterwards, once', async () => {
    mailServer.manner.refuse = () => ({ code: 451, message: '4.3.0 try again later' });
    for (let workers = 0; workers < 2; workers++) node.work();
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

  // What a node gives back is the same statement as in worker.api.test.ts; that a signal leads to it is one engine's matter.
  test.runIf(engine === 'SQLite')(
    'a node that is asked to stop gives back what it holds, and another one does it',
    async () => {
      const never = Promise.withResolvers<void>();
      mailServer.manner.hold = never.promise;
      const asked = await node.beside();
      await queue(2);
      await until(async () => (await heldBy(asked.pid)) === 1);
      expect(await asked.end('SIGTERM')).toBe(0);
      const left = await mails().select(['attempts', 'lease', 'set_aside_at']).execute();
      expect(left).toEqual([1, 2].map(() => ({ attempts: 0, lease: null, set_aside_at: null })));
      mailServer.manner.hold = null;
      await node.workDueJobs();
      expect(different()).toBe(2);
      never.resolve();
    },
  );
});
