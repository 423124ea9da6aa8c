import { hash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { documentKey } from '../../documents/documents.rules.ts';
import { findForDelivery } from '../../documents/issued/issued-reads.db.ts';
import { contentOf } from '../../documents/issued/issuing/content.server.ts';
import { inputOf } from '../../documents/issued/issuing/finish-issue.server.ts';
import { typeset } from '../../documents/typeset/typeset.server.ts';
import type { CrashPoint } from '../../platform/crash-point.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { type Api, apiAt } from '../../testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { issueBody } from '../../testing/issued.ts';
import { startNode } from '../../testing/start-node.ts';
import { createBucket } from '../../testing/store.ts';
import { until } from '../../testing/until.ts';
import { report } from './report.ts';

/** An issuing professional and somebody whom documents are about. */
async function people(api: Api) {
  const employee = await makeEmployee(api, await makeCompany(api), { name: 'Otávia Prado' });
  return { employee, token: (await makeProfessional(api)).token };
}

type People = Awaited<ReturnType<typeof people>>;

/** Issues an ASO; its name, when the server has said so. Refused for too many at once, it is asked for again, as a screen does. */
async function issueAso(url: string, { employee, token }: People, key: string): Promise<string> {
  const body = issueBody('aso', employee);
  const ask = () => apiAt(url, { email: '', password: '' }).call('POST', '/issued-documents', { as: token, body, key });
  const response = await until(async () => {
    const answer = await ask();
    return answer.status !== 503 && answer;
  });
  if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  return response.body.name;
}

/** All that was issued, in the order of its numbers. */
async function issuedIn(db: Database) {
  const rows = await db
    .selectFrom('issued_documents')
    .select(['id', 'number', 'content', 'content_hash as contentHash'])
    .orderBy('number')
    .execute();
  const documents = [];
  for (const row of rows) documents.push({ ...row, ...(await findForDelivery(db, row.id)) });
  return documents;
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe.each(['SQLite', 'two nodes on PostgreSQL'] as const)(
  '200 documents that are issued at once on %s',
  (where) => {
    test('have the numbers 1 to 200, each once and each with its file', async () => {
      const node = await (where === 'SQLite'
        ? startNode('SQLite')
        : startNode('PostgreSQL', {}, { store: (await createBucket()).settings }));
      onTestFinished(() => node.stop());
      const { url } = await node.beside();
      const urls = where === 'SQLite' ? [url] : [url, node.url];
      const those = await people(node);
      const began = Date.now();
      const names = await Promise.all(
        upTo(200).map((at) => issueAso(urls[at % urls.length] ?? url, those, randomUUID())),
      );
      const seconds = (Date.now() - began) / 1000;
      expect(names.map((name) => Number(name.slice(-6))).sort((a, b) => a - b)).toEqual(upTo(200));
      const documents = await issuedIn(node.db);
      expect(documents.map(({ number }) => number)).toEqual(upTo(200));
      expect(documents.filter(({ arrivedAt, sha256 }) => !arrivedAt || !sha256)).toEqual([]);
      report({
        fault: `200 emissões ao mesmo tempo (${where})`,
        load: '200 conexões',
        acknowledged: names.length,
        lost: 0,
        recovery: `${(200 / seconds).toFixed(0)} documentos por segundo`,
      });
    });
  },
);

/** After the number is given, and around the file, which is the same matter on both engines. */
const points: Readonly<Record<'SQLite' | 'PostgreSQL', readonly CrashPoint[]>> = {
  SQLite: ['create:written', 'create:committed', 'file:written', 'file:placed', 'issue:noted', 'issue:finished'],
  PostgreSQL: ['create:written', 'create:committed', 'issue:noted', 'issue:finished'],
};

describe.each(['SQLite', 'PostgreSQL'] as const)('kill -9 while documents are issued on %s', (engine) => {
  test('at each point leaves no number without its file, no gap, nothing twice, and the bytes that the same content is typeset to', async () => {
    const node = await startNode(engine);
    onTestFinished(() => node.stop());
    const those = await people(node);
    const names = new Map<string, string>();
    let [acknowledged, unfinished] = [0, 0];
    for (const point of points[engine]) {
      const server = await node.beside(`${point}#3`);
      const unanswered: string[] = [];
      const issueUntilItDies = async () => {
        for (;;) {
          const key = randomUUID();
          unanswered.push(key);
          names.set(key, await issueAso(server.url, those, key));
          unanswered.splice(unanswered.indexOf(key), 1);
          acknowledged++;
        }
      };
      await Promise.allSettled(upTo(4).map(issueUntilItDies));
      await server.died();
      unfinished += (await issuedIn(node.db)).filter(({ arrivedAt }) => !arrivedAt).length;
      // Nobody knows what became of it, and asks again.
      for (const key of unanswered) names.set(key, await issueAso(node.url, those, key));
    }
    // Its job waits some seconds for a call that may yet finish it.
    const now = new Date().toISOString();
    await node.db.updateTable('jobs').set({ due_at: now }).where('kind', '=', 'finish-issue').execute();
    await node.workDueJobs();
    const documents = await issuedIn(node.db);
    expect(documents.filter(({ arrivedAt }) => !arrivedAt)).toEqual([]);
    expect(documents.map(({ number }) => number)).toEqual(upTo(documents.length));
    expect(documents.map(({ name }) => name)).toEqual([...names.values()].sort());
    for (const { id, content, contentHash, ...issued } of documents) {
      const { companyId = '', employeeId = '', name = '', issuedAt = '', sha256 } = issued;
      const file = await buffer(await node.storage.read(documentKey({ companyId, employeeId, id })));
      const input = inputOf(
        { kind: 'aso', name, issuedAt, contentHash },
        contentOf({ id, content, contentHash }, []),
        null,
      );
      expect(hash('sha256', file), name).toBe(sha256);
      expect(hash('sha256', await typeset(input)), name).toBe(sha256);
    }
    report({
      fault: `kill -9 em ${points[engine].length} pontos de uma emissão (${engine})`,
      load: '4 conexões emitindo',
      acknowledged,
      lost: 0,
      recovery: `${unfinished} números sem arquivo na queda, nenhum depois do início`,
    });
  });
});
