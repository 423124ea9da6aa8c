import { expect, onTestFinished, test } from 'vitest';
import { makeCompany } from '../../testing/factories.ts';
import { csvOf, employeeLine } from '../../testing/imports/import-files.ts';
import { endLeases, startNode } from '../../testing/start-node.ts';
import { report } from './report.ts';

const count = 300;

/** With what is there afterwards: nothing until all of it is committed, then all of it. */
const points = [
  ['import:preparing#3', [0, 'writing']],
  ['import:written', [0, 'writing']],
  ['import:committed', [count, 'done']],
] as const;

test('kill -9 while people are imported: none of them is there or all are, and in the end all are, once', async () => {
  const node = await startNode('SQLite');
  onTestFinished(() => node.stop());
  const { companyId, token } = await makeCompany(node);
  const call = (method: string, path: string, body?: object) => node.call(method, path, { as: token, body });
  const bytes = new TextEncoder().encode(csvOf(Array.from({ length: count }, () => employeeLine())));
  const begin = { kind: 'employees', companyId, fileName: 'gente.csv', size: bytes.length };
  const { importId, signedUrl } = (await call('POST', '/imports', begin)).body;
  const headers = { 'content-type': 'application/octet-stream' };
  await fetch(new URL(signedUrl, `${node.url}/api/`), { method: 'PUT', body: bytes, headers });
  await call('PUT', `/imports/${importId}/check`, {});
  await node.workDueJobs();
  const state = async () => (await call('GET', `/imports/${importId}`)).body.import;
  const { contentHash } = await state();
  expect((await call('PUT', `/imports/${importId}/confirm`, { contentHash })).status).toBe(200);
  const people = async () => (await call('GET', `/employees/${companyId}?pageSize=0`)).body.total;
  for (const [point, left] of points) {
    const killed = await node.beside(point);
    await killed.died();
    expect([await people(), (await state()).state], point).toEqual(left);
    await endLeases(node, killed);
  }
  await node.workDueJobs();
  const arrived = await people();
  report({
    fault: 'kill -9 ao importar',
    load: `${count} pessoas em uma transação, ${points.length} quedas antes, dentro e depois dela`,
    acknowledged: count,
    lost: count - arrived,
    recovery: 'nada foi gravado pela metade; a gravação começa de novo',
  });
  expect([arrived, (await state()).state]).toEqual([count, 'done']);
  expect(await node.db.selectFrom('jobs').select('id').where('kind', '=', 'import-write').execute()).toEqual([]);
});
