import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { createPostgres } from './postgres/postgres.ts';
import { confirmAddressAt } from './practice/confirmed-address.ts';
import { type RunningServer, startServer } from './start-process.ts';
import { createBucket } from './store.ts';

/**
 * Several processes on one PostgreSQL database and one object store, behind nginx, which gives each the next request.
 * It waits for an answer as long as tests do: how fast the machine is, is none of its matters.
 * @param store where the files are: a bucket of its own, if nothing else is said
 */
export async function startCluster(nodes: number, store?: Record<string, string>): Promise<RunningServer> {
  const database = await createPostgres();
  const settings = store ?? (await createBucket()).settings;
  const start = () => startServer({ DATABASE_URL: database.url, TRUST_PROXY: 'true', ...settings });
  const servers = await Promise.all(Array.from({ length: nodes }, start));
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'zelo-nginx-'));
  const urls = servers.map((server) => new URL(server.url).host);
  const nginx = startNginx(folder, port, urls);
  const url = `http://127.0.0.1:${port}`;
  await responds(`${url}/api/health`, nginx);
  await mustAlternate(`${url}/api/health`, nodes);
  const [first] = servers;
  const admin = servers.find((server) => server.admin.email !== '')?.admin;
  if (!first || !admin) throw new Error('no node has made the first administrator');
  await confirmAddressAt(first.place, url);

  async function end(signal?: NodeJS.Signals): Promise<number | null> {
    nginx.kill('SIGQUIT');
    const codes = await Promise.all(servers.map((server) => server.end(signal)));
    return codes.find((code) => code !== 0) ?? 0;
  }
  return {
    url,
    pid: first.pid,
    admin,
    place: first.place,
    said: first.said,
    logged: () => servers.flatMap((server) => server.logged()),
    end,
    async stop() {
      await end();
      await Promise.all(servers.map((server) => server.stop()));
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startNginx(folder: string, port: number, servers: readonly string[]): ChildProcess {
  mkdirSync(join(folder, 'temporary'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  client_max_body_size 30m;
${temporary.map((kind) => `  ${kind}_temp_path ${folder}/temporary/${kind};`).join('\n')}
  upstream zelo {
${servers.map((server) => `    server ${server};`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://zelo;
      proxy_request_buffering off;
      proxy_read_timeout 1200s;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      add_header x-node $upstream_addr always;
    }
  }
}
`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  const env = { PATH: `${process.env.PATH}:/usr/sbin` };
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** @throws when the proxy has ended instead */
async function responds(url: string, proxy: ChildProcess): Promise<void> {
  while (proxy.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`nothing answers at ${url}`);
}

/** @throws when the proxy does not give each node its turn */
async function mustAlternate(url: string, nodes: number): Promise<void> {
  const served = new Set<string | null>();
  for (let calls = 0; calls < nodes; calls++) served.add((await fetch(url)).headers.get('x-node'));
  if (served.size !== nodes) throw new Error(`only ${[...served].join(', ')} answered`);
}
