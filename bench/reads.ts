import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/platform/database/database.server.ts';
import { apiAt } from '../src/testing/api.ts';
import { makeCompany, makeEmployee } from '../src/testing/factories.ts';
import { analyze, manyEmployees } from '../src/testing/many-employees.ts';
import { createPostgres } from '../src/testing/postgres/postgres.ts';
import { startServer } from '../src/testing/start-process.ts';
import { startFloor } from './floor.ts';
import { compare } from './load.ts';
import type { Row } from './row.ts';

/** A list of 1,000 employees and one employee by id, on this engine, against a bare server with the same SQL. */
export async function measureReads(engine: 'sqlite' | 'postgres'): Promise<Row[]> {
  process.env.TEST_ENGINE = engine;
  const database = engine === 'postgres' ? await createPostgres() : null;
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-bench-'));
  const place = { DATA_DIR: dataDir, ...(database ? { DATABASE_URL: database.url } : {}) };
  const server = await startServer({ ...place, LOG_LEVEL: 'info' });
  const api = apiAt(server.url, server.admin);
  const { company, token } = await makeCompany(api);
  const employee = await makeEmployee(api, { companyId: company.id, token });
  const db = openDatabase({ dataDir, databaseUrl: database?.url });
  await manyEmployees(db, company.id, 999);
  await analyze(db);
  await db.destroy();
  const floor = await startFloor('floor-server.ts', { ...place, COMPANY_ID: company.id });

  const rows: Row[] = [];
  const asked = [
    ['lista de 1.000 empregados', `employees/${company.id}`, 0.6],
    ['um empregado por id', `employee/${employee.id}`, 0.4],
  ] as const;
  for (const [what, path, goal] of asked) {
    const measured = await compare({ url: `${floor.url}/${path}` }, { url: `${server.url}/api/${path}`, token });
    rows.push({
      what: `${what}, ${engine}, 16 conexões`,
      floor: `${measured.floor.toFixed(0)}/s`,
      product: `${measured.product.toFixed(0)}/s`,
      result: measured.ratio.toFixed(2),
      goal: `≥ ${goal.toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`,
      met: measured.ratio >= goal,
    });
  }
  floor.stop();
  await server.stop();
  await database?.drop();
  return rows;
}

if (import.meta.main) console.table([...(await measureReads('sqlite')), ...(await measureReads('postgres'))]);
