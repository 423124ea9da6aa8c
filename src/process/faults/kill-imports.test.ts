import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.server.ts';
import { apiAt } from '../../testing/api.ts';
import { makeCompany } from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { csvOf, employeeLine } from '../../testing/imports/import-files.ts';
import { startServer } from '../../testing/start-process.ts';
import { until } from '../../testing/until.ts';
import { report } from './report.ts';

const count = 3_000;

test('kill -9 twice while people are imported: none of them is there, and in the end all are', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-kill-'));
  const settings = { DATA_DIR: dataDir };
  let server = await startServer(settings);
  const { admin } = server;
  const call = (method: string, path: string, body?: object) =>
    apiAt(server.url, admin).call(method, path, { as: token, body });
  const { companyId, token } = await makeCompany(apiAt(server.url, admin));
  const db = openDatabase(server.place);
  const bytes = new TextEncoder().encode(csvOf(Array.from({ length: count }, () => employeeLine())));
  const begin = { kind: 'employees', companyId, fileName: 'gente.csv', size: bytes.length };
  const { importId, signedUrl } = (await call('POST', '/imports', begin)).body;
  const headers = { 'content-type': 'application/octet-stream' };
  await fetch(fileAt(server, signedUrl), { method: 'PUT', body: bytes, headers });
  await call('PUT', `/imports/${importId}/check`, {});
  const state = async () => (await call('GET', `/imports/${importId}`)).body.import;
  await until(async () => (await state()).state === 'ready');
  const { contentHash } = await state();
  expect((await call('PUT', `/imports/${importId}/confirm`, { contentHash })).status).toBe(200);
  const people = async () => (await call('GET', `/employees/${companyId}?pageSize=0`)).body.total;
  let kills = 0;
  while (kills < 2) {
    await until(async () => (await state()).done > 0, 1);
    kills++;
    await server.end('SIGKILL');
    server = await startServer(settings);
    expect([await people(), (await state()).state]).toEqual([0, 'writing']);
    // What the dead node holds is another's after its lease, which nobody waits for here.
    await db
      .updateTable('jobs')
      .set({ due_at: '2026-01-01T00:00:00.000Z' })
      .where('kind', '=', 'import-write')
      .execute();
  }
  await until(async () => (await state()).state === 'done');
  const arrived = await people();
  report({
    fault: 'kill -9 ao importar',
    load: `${count} pessoas em uma transação, ${kills} quedas no meio dela`,
    acknowledged: count,
    lost: count - arrived,
    recovery: 'nada foi gravado pela metade; a gravação começa de novo',
  });
  expect(arrived).toBe(count);
  await db.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
