import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CrashAt } from '../../testing/crash/crash-at.ts';
import { endLeases, type Node, startNode } from '../../testing/crash/start-node.ts';
import { makeCompany } from '../../testing/factories.ts';
import { checkedImport, csvOf, employeeLine } from '../../testing/imports/import-files.ts';
import { report } from './report.ts';

const count = 500;

/** Where a process dies that writes an import, with whether its people are there then: all of them, or nobody. */
const points: readonly { point: CrashAt; isWritten: boolean }[] = [
  { point: 'job:taken import-write', isWritten: false },
  { point: 'import:ready', isWritten: false },
  { point: 'import:written', isWritten: false },
  { point: 'import:committed', isWritten: true },
  { point: 'job:performed import-write', isWritten: true },
];

describe.each(['SQLite', 'PostgreSQL'] as const)('kill -9 while people are imported on %s', (engine) => {
  let node: Node;
  beforeEach(async () => {
    node = await startNode(engine);
  });
  afterEach(() => node.stop());

  test('leaves all of them or nobody, and in the end each is there once', async () => {
    for (const { point, isWritten } of points) {
      const { companyId, token } = await makeCompany(node);
      const file = csvOf(Array.from({ length: count }, () => employeeLine()));
      const { at, read, checked } = await checkedImport(node, { companyId, token }, file);
      expect(checked.state).toBe('ready');
      const body = { contentHash: checked.contentHash };
      expect((await node.call('PUT', at('/confirm'), { as: token, body })).status).toBe(200);
      const people = async () =>
        (await node.call('GET', `/employees/${companyId}?pageSize=0`, { as: token })).body.total;
      const killed = await node.beside(point);
      await killed.died();
      expect([point, await people()]).toEqual([point, isWritten ? count : 0]);
      await endLeases(node, killed);
      await node.workDueJobs();
      expect([point, await people(), (await read()).state]).toEqual([point, count, 'done']);
      const told = node.db.selectFrom('audit_entries').select('number').where('company_id', '=', companyId);
      const entries = await told.where('action', '=', 'created').where('subject', '=', 'employee').execute();
      expect([point, entries.length], 'the trail tells of each once').toEqual([point, count]);
    }
    report({
      fault: `kill -9 em ${points.length} pontos de uma importação (${engine})`,
      load: `${count} pessoas em uma transação, ${points.length} vezes`,
      acknowledged: points.length * count,
      lost: 0,
      recovery: 'nada gravado pela metade; a gravação começa de novo, ou já estava feita',
    });
  });
});
