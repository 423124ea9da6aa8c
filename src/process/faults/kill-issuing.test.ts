import { hash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { documentKey } from '../../documents/documents.rules.ts';
import { findForDelivery } from '../../documents/issued/issued-reads.db.ts';
import { contentOf } from '../../documents/issued/issuing/content.server.ts';
import { inputOf } from '../../documents/issued/issuing/finish-issue.server.ts';
import { typeset } from '../../documents/typeset/typeset.server.ts';
import { type Api, apiAt } from '../../testing/api.ts';
import type { CrashAt } from '../../testing/crash/crash-at.ts';
import { endLeases, type Node, startNode } from '../../testing/crash/start-node.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { issueBody } from '../../testing/issued.ts';
import { report } from './report.ts';

/** Where a process dies that people issue through; `by` is how many of them go on until it does. */
const points: readonly { point: CrashAt; by: number }[] = [
  { point: 'create:written#3', by: 4 },
  { point: 'create:committed#3', by: 4 },
  { point: 'issue:typeset#2', by: 4 },
  // What the one before has left without a file is taken up by the queue.
  { point: 'job:taken finish-issue', by: 0 },
  { point: 'issue:stored#2', by: 4 },
  { point: 'job:performed finish-issue', by: 0 },
  { point: 'issue:noted#2', by: 4 },
];

describe.each(['SQLite', 'PostgreSQL'] as const)('kill -9 around the issuing of documents on %s', (engine) => {
  let node: Node;
  beforeEach(async () => {
    node = await startNode(engine);
  });
  afterEach(() => node.stop());

  test('leaves no number without its file, no gap, none twice, and the bytes that the same content is typeset to', async () => {
    const employee = await makeEmployee(node, await makeCompany(node), { name: 'Otávia Prado' });
    const { token } = await makeProfessional(node);
    const acknowledged = new Map<string, string>();
    const unanswered = new Set<string>();
    const issue = async (api: Api, key: string) => {
      const body = issueBody('aso', employee);
      const { status, body: answer } = await api.call('POST', '/issued-documents', { as: token, body, key });
      if (status !== 201) throw new Error(JSON.stringify(answer));
      acknowledged.set(key, answer.name);
      unanswered.delete(key);
    };
    let asked = 0;
    for (const { point, by } of points) {
      if (by === 0) await letPass();
      const killed = await node.beside(point);
      const api = apiAt(killed.url, node.admin);
      const issueUntilItDies = async () => {
        for (;;) {
          const key = randomUUID();
          unanswered.add(key);
          asked += 1;
          await issue(api, key);
        }
      };
      await Promise.allSettled(Array.from({ length: by }, issueUntilItDies));
      await killed.died();
      await endLeases(node, killed);
    }
    // Whoever got no answer asks again, as a screen does, with the same key.
    expect(unanswered.size).toBeGreaterThan(0);
    for (const key of [...unanswered]) await issue(node, key);
    await letPass();
    await node.workDueJobs();

    const rows = await node.db
      .selectFrom('issued_documents')
      .select(['id', 'number', 'content', 'content_hash as contentHash'])
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: asked }, (_, at) => at + 1));
    expect(new Set(acknowledged.values()).size, 'each key one document').toBe(asked);
    for (const { id, content, contentHash } of rows) {
      const found = await findForDelivery(node.db, id);
      const { companyId = '', employeeId = '', name = '', issuedAt = '', sha256, arrivedAt } = found ?? {};
      expect(arrivedAt, name).toBeTruthy();
      const file = await buffer(await node.storage.read(documentKey({ companyId, employeeId, id })));
      const kept = contentOf({ id, content, contentHash }, []);
      expect(hash('sha256', file), name).toBe(sha256);
      expect(
        hash('sha256', await typeset(inputOf({ kind: 'aso', name, issuedAt, contentHash }, kept, null))),
        name,
      ).toBe(sha256);
    }
    report({
      fault: `kill -9 em ${points.length} pontos de emissões (${engine})`,
      load: '4 conexões emitindo',
      acknowledged: asked,
      lost: 0,
      recovery: 'sem buraco, sem gêmeo, e cada número com o seu arquivo',
    });
  });

  /** Time passes: what the queue keeps for the call that has issued is due. */
  async function letPass(): Promise<void> {
    const past = new Date(Date.now() - 1_000).toISOString();
    await node.db.updateTable('jobs').set({ due_at: past }).where('kind', '=', 'finish-issue').execute();
  }
});
