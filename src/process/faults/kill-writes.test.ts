import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { type Api, apiAt } from '../../testing/api.ts';
import { startNode } from '../../testing/crash/start-node.ts';
import { employeeFields, makeCompany } from '../../testing/factories.ts';
import { startAppAt } from '../../testing/start-app.ts';
import { report } from './report.ts';

const points = ['create:written#200', 'create:committed#200'] as const;

describe.each(['SQLite', 'PostgreSQL'] as const)('kill -9 during hundreds of writes on %s', (engine) => {
  test('loses none that was acknowledged, and what is asked again is there once', async () => {
    const node = await startNode(engine);
    const company = await makeCompany(node);
    const acknowledged = new Set<string>();
    const unanswered = new Map<string, object>();
    const write = async (api: Api, key: string, body: object) => {
      const response = await api.call('POST', '/employees', { as: company.token, body, key });
      if (response.status !== 201) throw new Error(JSON.stringify(response.body));
      acknowledged.add(response.body.employee.id);
      unanswered.delete(key);
    };
    for (const point of points) {
      const killed = await node.beside(point);
      const api = apiAt(killed.url, node.admin);
      const writeUntilItDies = async () => {
        for (;;) {
          const [key, body] = [randomUUID(), { ...employeeFields(), companyId: company.companyId }];
          unanswered.set(key, body);
          await write(api, key, body);
        }
      };
      await Promise.allSettled(Array.from({ length: 16 }, writeUntilItDies));
      await killed.died();
    }
    await node.end();
    await node.db.destroy();
    const began = Date.now();
    const again = await startAppAt(node.place);
    const seconds = (Date.now() - began) / 1000;
    const employees = async () =>
      (await again.call('GET', `/employees/${company.companyId}`, { as: company.token })).body;
    const kept = new Set((await employees()).employees.map(({ id }: { id: string }) => id));
    const lost = [...acknowledged].filter((id) => !kept.has(id));
    report({
      fault: `kill -9 durante gravações (${engine})`,
      load: '16 conexões gravando',
      acknowledged: acknowledged.size,
      lost: lost.length,
      recovery: `novo início em ${seconds.toFixed(1)} s`,
    });
    expect(acknowledged.size).toBeGreaterThanOrEqual(points.length * 180);
    expect(lost).toEqual([]);
    expect(unanswered.size).toBeGreaterThan(0);
    for (const [key, body] of [...unanswered]) await write(again, key, body);
    expect((await employees()).employees).toHaveLength(acknowledged.size);
    await again.end();
    await again.db.destroy();
    if (engine === 'SQLite') expect(integrityOf(join(node.dataDir, 'zelo.sqlite'))).toBe('ok');
    await node.place.database?.drop();
    rmSync(node.dataDir, { recursive: true, force: true });
  });
});

function integrityOf(path: string): unknown {
  const database = new DatabaseSync(path);
  const row = database.prepare('pragma integrity_check').get();
  database.close();
  return row?.integrity_check;
}
