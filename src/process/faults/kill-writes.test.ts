import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { apiAt } from '../../testing/api.ts';
import { employeeFields, makeCompany } from '../../testing/factories.ts';
import { createPostgres } from '../../testing/postgres/postgres.ts';
import { startServer } from '../../testing/start-process.ts';
import { load, report } from './report.ts';

const wanted = 2_000;

describe.each(['SQLite', 'PostgreSQL'] as const)('kill -9 during thousands of writes on %s', (engine) => {
  test('loses none that was acknowledged', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'zelo-kill-'));
    const database = engine === 'PostgreSQL' ? await createPostgres() : null;
    const settings = { DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '' };
    const first = await startServer(settings);
    const api = apiAt(first.url, first.admin);
    const company = await makeCompany(api);
    const acknowledged = new Set<string>();
    let ended = false;
    const writing = load(
      16,
      () => ended,
      async () => {
        const body = { ...employeeFields(), companyId: company.companyId };
        const response = await api.call('POST', '/employees', { as: company.token, body });
        if (response.status === 201) acknowledged.add(response.body.employee.id);
        if (acknowledged.size >= wanted && !ended) {
          ended = true;
          await first.end('SIGKILL');
        }
      },
    );
    await writing;
    const began = Date.now();
    const second = await startServer(settings);
    const seconds = (Date.now() - began) / 1000;
    const { body } = await apiAt(second.url, first.admin).call('GET', `/employees/${company.companyId}`, {
      as: company.token,
    });
    const kept = new Set(body.employees.map(({ id }: { id: string }) => id));
    const lost = [...acknowledged].filter((id) => !kept.has(id));
    report({
      fault: `kill -9 durante gravações (${engine})`,
      load: '16 conexões gravando',
      acknowledged: acknowledged.size,
      lost: lost.length,
      recovery: `novo início em ${seconds.toFixed(1)} s`,
    });
    expect(acknowledged.size).toBeGreaterThanOrEqual(wanted);
    expect(lost).toEqual([]);
    await second.stop();
    if (engine === 'SQLite') expect(integrityOf(join(dataDir, 'zelo.sqlite'))).toBe('ok');
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

function integrityOf(path: string): unknown {
  const database = new DatabaseSync(path);
  const row = database.prepare('pragma integrity_check').get();
  database.close();
  return row?.integrity_check;
}
