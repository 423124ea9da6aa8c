import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findForDelivery } from '../../documents/issued/issued-reads.db.ts';
import { openDatabase } from '../../platform/database/database.server.ts';
import { apiAt } from '../../testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { issueBody } from '../../testing/issued.ts';
import { served } from '../../testing/patience/served.ts';
import { createPostgres } from '../../testing/postgres/postgres.ts';
import { startCluster } from '../../testing/start-cluster.ts';
import { type RunningServer, startServer } from '../../testing/start-process.ts';
import { report } from './report.ts';

/** An issuing professional and somebody whom documents are about. */
async function people(server: RunningServer) {
  const api = apiAt(server.url, server.admin);
  const employee = await makeEmployee(api, await makeCompany(api), { name: 'Otávia Prado' });
  return { employee, token: (await makeProfessional(api)).token };
}

type People = Awaited<ReturnType<typeof people>>;

/** Issues an ASO; its name, when the server has said so. Refused for too many at once, it is asked for again, as a screen does. */
async function issueAso({ url }: RunningServer, { employee, token }: People): Promise<string> {
  const [body, key] = [issueBody('aso', employee), randomUUID()];
  const ask = () => apiAt(url, { email: '', password: '' }).call('POST', '/issued-documents', { as: token, body, key });
  const response = await served(ask);
  if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  return response.body.name;
}

/** All that was issued, in the order of its numbers. */
async function issuedIn(server: Pick<RunningServer, 'place'>) {
  const db = openDatabase(server.place);
  const rows = await db
    .selectFrom('issued_documents')
    .select(['id', 'number', 'content', 'content_hash as contentHash'])
    .orderBy('number')
    .execute();
  const documents = [];
  for (const row of rows) documents.push({ ...row, ...(await findForDelivery(db, row.id)) });
  await db.destroy();
  return documents;
}

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe.each(['SQLite', 'PostgreSQL', 'two nodes'] as const)(
  '200 documents that are issued at once on %s',
  (where) => {
    test('have the numbers 1 to 200, each once and each with its file', async () => {
      const database = where === 'PostgreSQL' ? await createPostgres() : null;
      const server = await (where === 'two nodes'
        ? startCluster(2)
        : startServer({ DATABASE_URL: database?.url ?? '' }));
      onTestFinished(async () => {
        await server.stop();
        await database?.drop();
      });
      const those = await people(server);
      const began = Date.now();
      const names = await Promise.all(Array.from({ length: 200 }, () => issueAso(server, those)));
      const seconds = (Date.now() - began) / 1000;
      expect(names.map((name) => Number(name.slice(-6))).sort((a, b) => a - b)).toEqual(upTo(200));
      const documents = await issuedIn(server);
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
