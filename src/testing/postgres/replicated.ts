import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { programsAt } from './server-programs.ts';

/** Two real PostgreSQL servers, of which the second follows the first so closely that what was answered is on both. */
export async function startReplicated() {
  const folder = mkdtempSync(join(tmpdir(), 'zelo-replicated-'));
  const { run, stop } = programsAt(folder);
  const [one, other] = [await freePort(), await freePort()];
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  run('initdb', '-D', first, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync');
  appendFileSync(
    join(first, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\nfsync = off\nmax_connections = 40\nwal_level = replica\n`,
  );
  appendFileSync(join(first, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 trust\n');
  const start = (data: string, port: number) =>
    run('pg_ctl', '-D', data, '-o', `-p ${port}`, '-l', join(folder, `${port}.log`), '-w', 'start');
  start(first, one);
  run(
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    String(one),
    '-U',
    'postgres',
    '-D',
    second,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  );
  appendFileSync(
    join(second, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${one} user=postgres application_name=second'\n`,
  );
  start(second, other);
  run(
    'psql',
    '-h',
    '127.0.0.1',
    '-p',
    String(one),
    '-U',
    'postgres',
    '-c',
    `alter system set synchronous_standby_names = 'second'`,
  );
  run('psql', '-h', '127.0.0.1', '-p', String(one), '-U', 'postgres', '-c', 'select pg_reload_conf()');
  run('createdb', '-h', '127.0.0.1', '-p', String(one), '-U', 'postgres', 'zelo');
  mkdirSync(join(folder, 'used'), { recursive: true });
  return {
    url: `postgres://postgres@127.0.0.1:${one},127.0.0.1:${other}/zelo?target_session_attrs=read-write`,
    /** The first dies without a word. */
    kill: () => stop(first),
    /** The second takes the writes, and waits for no other one. */
    promote() {
      run('pg_ctl', '-D', second, '-w', 'promote');
      run(
        'psql',
        '-h',
        '127.0.0.1',
        '-p',
        String(other),
        '-U',
        'postgres',
        '-c',
        `alter system set synchronous_standby_names = ''`,
      );
      run('psql', '-h', '127.0.0.1', '-p', String(other), '-U', 'postgres', '-c', 'select pg_reload_conf()');
    },
    stop() {
      for (const data of [first, second]) stop(data);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
