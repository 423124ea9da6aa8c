import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { proxyServer, storageServer, swift } from './object-store/config.ts';
import { installPackages, onPath } from './packages.ts';
import { runStep } from './steps.ts';

/**
 * A real S3-compatible store for tests: one node of OpenStack Swift with its S3 API, from Debian's packages.
 * node scripts/object-store.ts start | stop
 */

const port = Number(process.env.OBJECT_STORE_PORT ?? 8085);
const folder = join(tmpdir(), `zelo-object-store-${port}`);
const endpoint = `http://127.0.0.1:${port}`;
const programs = [
  'swift-proxy-server',
  'swift-object-server',
  'swift-container-server',
  'swift-account-server',
  'memcached',
];
const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'];

/** Starts the store unless it answers already. @returns false where it can't be had */
export async function startObjectStore(): Promise<boolean> {
  if (await responds()) return true;
  if (!programs.every(onPath) && !(await installPackages('OpenStack Swift', packages))) return false;
  stopObjectStore();
  for (const part of ['etc', 'srv/d1', 'log']) mkdirSync(join(folder, part), { recursive: true });
  const etc = join(folder, 'etc');
  writeFileSync(join(etc, 'swift.conf'), swift);
  run('memcached', ['-l', '127.0.0.1', '-p', String(port + 10), '-u', 'nobody'], 'memcached');
  for (const [at, kind] of ['object', 'container', 'account'].entries()) {
    await makeRing(kind, port + 1 + at);
    writeFileSync(join(etc, `${kind}-server.conf`), storageServer(kind, { folder, port: port + 1 + at }));
    run(`swift-${kind}-server`, [join(etc, `${kind}-server.conf`)], kind);
  }
  writeFileSync(join(etc, 'proxy-server.conf'), proxyServer({ folder, port, cachePort: port + 10 }));
  run('swift-proxy-server', [join(etc, 'proxy-server.conf')], 'proxy');
  for (let tries = 0; tries < 600; tries++) {
    if (await responds()) return true;
    await new Promise((next) => setTimeout(next, 500));
  }
  console.error(`O armazenamento de objetos não respondeu em ${endpoint}; veja ${folder}/log.`);
  return false;
}

/** Ends what `startObjectStore` began, and removes its data. */
export function stopObjectStore(): void {
  const list = join(folder, 'pids');
  if (!existsSync(list)) return;
  for (const pid of readFileSync(list, 'utf8').split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid));
    } catch {
      // It has ended by itself.
    }
  }
  rmSync(folder, { recursive: true, force: true });
}

function run(program: string, args: readonly string[], log: string): void {
  const output = openSync(join(folder, 'log', log), 'a');
  const child = spawn(program, args, { detached: true, stdio: ['ignore', output, output] });
  child.on('error', (error) => console.error(`${program}: ${error.message}`));
  writeFileSync(join(folder, 'pids'), `${child.pid}\n`, { flag: 'a' });
  child.unref();
}

async function makeRing(kind: string, at: number): Promise<void> {
  const build = (...args: string[]) =>
    runStep('swift-ring-builder', [`${kind}.builder`, ...args], { cwd: join(folder, 'etc'), stdio: 'ignore' });
  await build('create', '4', '1', '1');
  await build('add', `r1z1-127.0.0.1:${at}/d1`, '1');
  await build('rebalance');
}

/** Whether all four servers do: the proxy answers before those behind it are up. */
async function responds(): Promise<boolean> {
  const ports = [port, port + 1, port + 2, port + 3];
  return Promise.all(ports.map((each) => fetch(`http://127.0.0.1:${each}`))).then(
    () => true,
    () => false,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === 'stop') stopObjectStore();
  else process.exitCode = (await startObjectStore()) ? 0 : 1;
}
