import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiAt } from '../../testing/api.ts';
import { employeeFields, makeCompany } from '../../testing/factories.ts';
import { freePort } from '../../testing/free-port.ts';
import { programsAt, serverPrograms } from '../../testing/postgres/server-programs.ts';
import { startServer } from '../../testing/start-process.ts';
import { until } from '../../testing/until.ts';
import { report } from './report.ts';
import { fill, mountSmall } from './small-disk.ts';

/** A PostgreSQL server whose data are on a small disk of their own; null where none may be mounted. */
async function onSmallDisk() {
  if (!serverPrograms) return null;
  const folder = mkdtempSync(join(tmpdir(), 'zelo-small-pg-'));
  const [disk, data, wal] = ['disk', 'disk/data', 'wal'].map((name) => join(folder, name)) as [string, string, string];
  mkdirSync(disk);
  if (!mountSmall(disk, 96)) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const { run, stop, own } = programsAt(folder);
  own(disk);
  // What is written ahead has room: a server that lacks that goes down, and this one only has no room for data.
  run('initdb', '-D', data, '-X', wal, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync');
  const port = await freePort();
  appendFileSync(
    join(data, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\nfsync = off\nmax_connections = 40\n`,
  );
  run('pg_ctl', '-D', data, '-o', `-p ${port}`, '-l', join(folder, 'log'), '-w', 'start');
  run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'zelo');
  const stopAll = () => {
    stop(data);
    spawnSync('umount', [disk]);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/zelo`, filler: join(disk, 'filler'), stop: stopAll };
}

test('health says that PostgreSQL has no room, reading goes on, and with room it writes by itself', async ({
  skip,
}) => {
  const postgres = await onSmallDisk();
  if (!postgres) {
    console.log('SEM OS PROGRAMAS DO POSTGRESQL OU SEM PERMISSÃO PARA MONTAR UM DISCO: O TESTE FOI PULADO.');
    if (process.env.CI === 'true') throw new Error('Com CI=true isso é uma falha.');
    return skip();
  }
  const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  const api = apiAt(server.url, server.admin);
  const company = await makeCompany(api);
  const path = `/employees/${company.companyId}`;
  const write = () =>
    api.call('POST', '/employees', { as: company.token, body: { ...employeeFields(), companyId: company.companyId } });
  const acknowledged: string[] = [];
  const written = async () => {
    const { status, body } = await write();
    if (status === 201) acknowledged.push(body.employee.id);
    return status;
  };
  fill(postgres.filler);
  let status = 201;
  while (status === 201) status = await written();
  expect(status).toBe(507);
  const health = () => api.call('GET', '/health');
  expect(await health()).toMatchObject({ status: 503, body: { database: 'full', storage: 'ok' } });
  expect((await api.call('GET', path, { as: company.token })).body.employees).toHaveLength(acknowledged.length);

  rmSync(postgres.filler);
  await until(async () => (await health()).status === 200, 200);
  expect(await written()).toBe(201);
  const { employees } = (await api.call('GET', path, { as: company.token })).body;
  const lost = acknowledged.filter((id) => !employees.some((kept: { id: string }) => kept.id === id)).length;
  report({
    fault: 'disco do PostgreSQL cheio',
    load: 'gravações seguidas',
    acknowledged: acknowledged.length,
    lost,
    recovery: 'grava de novo assim que há espaço, sem reinício',
  });
  expect(lost).toBe(0);
  await server.stop();
  postgres.stop();
});
