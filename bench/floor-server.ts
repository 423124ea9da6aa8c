import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/**
 * The floor of the reading rows: a bare server of Node, the same SQL, `JSON.stringify`; no session, no checks.
 * DATABASE_URL or DATA_DIR say where the data is.
 */

const row = `id, company_id as "companyId", unit_id as "unitId", name, cpf, rg, phone_number, registration,
  inactivated_at as "inactivatedAt"`;
const record = `${row}, nis, pcd, pcd_observation, sex, dt_birth, admission_dt, function_start_dt, office,
  employee_function, sector, cbo, version`;
const listSql = `select ${row} from employees where company_id = $1 and inactivated_at is null order by search, id`;
const oneSql = `select ${record} from employees where company_id = $2 and id = $1`;

type Ask = (sql: string, values: string[]) => unknown[] | Promise<unknown[]>;

const ask = process.env.DATABASE_URL ? onPostgres(process.env.DATABASE_URL) : onSqlite(process.env.DATA_DIR ?? '');
const company = process.env.COMPANY_ID ?? '';

const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
  const [, noun, id] = (request.url ?? '').split('/');
  const body =
    noun === 'employees'
      ? { employees: await ask(listSql, [id ?? '']) }
      : { employee: (await ask(oneSql, [id ?? '', company]))[0] };
  const text = JSON.stringify(body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

function onSqlite(folder: string): Ask {
  const database = new DatabaseSync(join(folder, 'zelo.sqlite'), { readOnly: true });
  const statements = new Map([listSql, oneSql].map((sql) => [sql, database.prepare(sql.replaceAll('$', '?'))]));
  return (sql, values) => statements.get(sql)?.all(...values) ?? [];
}

function onPostgres(connectionString: string): Ask {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return async (sql, values) => (await pool.query({ name: sql === listSql ? 'list' : 'one', text: sql, values })).rows;
}
