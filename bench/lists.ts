import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../src/platform/database/database.server.ts';
import { withoutFlush } from '../src/platform/database/without-flush.server.ts';
import { type Api, apiAt } from '../src/testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../src/testing/factories.ts';
import { analyze, manyEmployees } from '../src/testing/many-employees.ts';
import { createPostgres } from '../src/testing/postgres/postgres.ts';
import { startServer } from '../src/testing/start-process.ts';
import { median, type Row } from './row.ts';

const perCompany = 1_000;
const sizes = [1_000, 100_000, 1_000_000];

/** What is asked, as whom, of a company with a thousand employees among more and more others. */
type Question = { what: string; path: string; as: string };

/** Lists, searches and counts with a thousand, a hundred thousand and a million employees, each against itself. */
export async function measureLists(engine: 'sqlite' | 'postgres'): Promise<Row[]> {
  process.env.TEST_ENGINE = engine;
  const database = engine === 'postgres' ? await createPostgres() : null;
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-bench-'));
  const server = await startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  const api = apiAt(server.url, server.admin);
  const asked = await questions(api);
  const db = openDatabase({ dataDir, databaseUrl: database?.url });
  await manyEmployees(db, asked.companyId, perCompany - 1);
  await analyze(db);
  await measure(api, asked.list); // warm
  const measured: Record<string, number>[] = [];
  let there = perCompany;
  for (const size of sizes) {
    for (; there < size; there += perCompany) {
      await withoutFlush(db, (tx) => addCompany(tx, there / perCompany));
    }
    if (measured.length > 0) await analyze(db);
    measured.push(await measure(api, asked.list));
  }
  await db.destroy();
  await server.stop();
  await database?.drop();
  return asked.list.map(({ what }) => {
    const [small = Number.NaN, middle = Number.NaN, large = Number.NaN] = measured.map((times) => times[what] ?? 0);
    return {
      what: `${what}, ${engine}, com 1.000 / 100.000 / 1.000.000 empregados`,
      floor: `${small.toFixed(2)} ms`,
      product: `${middle.toFixed(2)} / ${large.toFixed(2)} ms`,
      result: (large / small).toFixed(2),
      goal: '≤ 1,5',
      met: large / small <= 1.5,
    };
  });
}

async function questions(api: Api): Promise<{ companyId: string; list: Question[] }> {
  const { company, token } = await makeCompany(api);
  const employee = await makeEmployee(api, { companyId: company.id, token }, { cpf: '529.982.247-25' });
  const doctor = (await makeProfessional(api)).token;
  const admin = await signInFirstAdmin(api);
  const page = `/employees/${company.id}?page=1&pageSize=20`;
  const list = [
    { what: 'primeira página', path: page, as: token },
    { what: 'busca por nome', path: `${page}&search=silva%20777`, as: token },
    { what: 'busca por CPF', path: `${page}&search=100.777`, as: token },
    { what: 'busca por matrícula', path: `${page}&search=M777`, as: token },
    { what: 'busca em todas as empresas, por CPF', path: `/employees?search=${employee.cpf}&page=1`, as: doctor },
    { what: 'contagem de empregados', path: `/employees/${company.id}?pageSize=0`, as: token },
    { what: 'contagem de unidades', path: `/units/${company.id}?pageSize=0`, as: token },
    { what: 'contagem de empresas', path: '/companies?pageSize=0', as: admin },
  ];
  return { companyId: company.id, list };
}

/** The median of each question, in milliseconds. */
async function measure(api: Api, asked: readonly Question[]): Promise<Record<string, number>> {
  const times: Record<string, number[]> = Object.fromEntries(asked.map(({ what }) => [what, []]));
  for (let round = 0; round < 60; round++) {
    for (const { what, path, as } of asked) {
      const began = performance.now();
      const { status } = await api.call('GET', path, { as });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      times[what]?.push(performance.now() - began);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([what, each]) => [what, median(each)]));
}

async function addCompany(db: Database, number: number): Promise<void> {
  const id = `company-${number}`;
  const at = '2026-01-01T00:00:00.000Z';
  await sql`insert into users (id, email, password_hash, type, created_at, updated_at)
    values (${id}, ${id}, '', 'company', ${at}, ${at})`.execute(db);
  await sql`insert into companies (id, user_id, cnpj, corporate_reason, fantasy_name, identification, cep, address,
    neighborhood, phone, dt_start_esocial, search, version, created_at, updated_at)
    values (${id}, ${id}, ${id}, '', '', '', '', '', '', '', '2022-01-01', '', 1, ${at}, ${at})`.execute(db);
  await manyEmployees(db, id, perCompany);
}

if (import.meta.main) console.table([...(await measureLists('sqlite')), ...(await measureLists('postgres'))]);
