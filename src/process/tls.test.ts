import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as plainly } from 'node:http';
import { request as securely } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiAt } from '../testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional, makeUnit, pdfBytes } from '../testing/factories.ts';
import { freePort } from '../testing/free-port.ts';
import { type RunningServer, startServer } from '../testing/start-process.ts';

/** The product behind nginx, as docs/nginx.conf sets it up: only ports, folders and the certificate are the test's. */
const name = 'zelo.suaclinica.com.br';
let folder: string;
let server: RunningServer;
let url: string;
let nginx: ChildProcess | undefined;
let ports: { plain: number; tls: number };
let certificate: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-tls-'));
  ports = { plain: await freePort(), tls: await freePort() };
  const port = await freePort();
  server = await startServer({ PORT: String(port), TRUST_PROXY: 'true', PUBLIC_URL: `https://${name}` });
  url = `http://127.0.0.1:${port}`;
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  const out = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject, ...out], {
    stdio: 'ignore',
  });
  certificate = readFileSync(join(folder, 'fullchain.pem'));
  nginx = startNginx();
  const healthy = async () => expect((await ask('GET', '/api/health')).status).toBe(200);
  const gone = once(nginx, 'exit').then(() => Promise.reject(new Error('nginx has ended')));
  await Promise.race([gone, vi.waitFor(healthy, { timeout: 300_000, interval: 200 })]);
  gone.catch(() => {}); // From here on it is ended by the test.
});
afterAll(async () => {
  // Without the program it has never begun, and would never end.
  if (nginx?.pid) {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGQUIT');
    await ended;
  }
  await server.stop();
  rmSync(folder, { recursive: true });
});

function startNginx(): ChildProcess {
  mkdirSync(join(folder, 'temporary'));
  const example = readFileSync(resolve(import.meta.dirname, '../../docs/nginx.conf'), 'utf8')
    .replaceAll('127.0.0.1:3000', new URL(url).host)
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen [::]:80;', '')
    .replace('listen 443 ', `listen 127.0.0.1:${ports.tls} `)
    .replace('listen [::]:443 ssl http2;', '')
    .replaceAll(`/etc/letsencrypt/live/${name}`, folder)
    .replaceAll('/var/log/nginx', folder);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`).join('\n');
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, `daemon off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\n${temporary}\n${example}\n}\n`);
  return spawn('nginx', ['-p', folder, '-c', config, '-e', 'stderr'], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

type Sent = { body?: string | Buffer; headers?: Record<string, string> };

/** A call through nginx, which must show the certificate of the name. */
async function ask(method: string, path: string, { body, headers = {} }: Sent = {}) {
  const to = { host: '127.0.0.1', port: ports.tls, servername: name, ca: certificate };
  const asked = securely({ ...to, method, path, headers: { host: name, ...headers } });
  asked.end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

test('leads from http to https, with the path', async () => {
  const asked = plainly({ host: '127.0.0.1', port: ports.plain, path: '/login', headers: { host: name } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  expect([response.statusCode, response.headers.location]).toEqual([301, `https://${name}/login`]);
});

test('tells browsers to stay on https', async () => {
  const { status, headers } = await ask('GET', '/api/health');
  expect(status).toBe(200);
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
});

test('passes a PDF of several megabytes on to the server', async () => {
  const api = apiAt(url, server.admin);
  const { company, token } = await makeCompany(api);
  const employee = await makeEmployee(api, { companyId: company.id, token });
  const doctor = await makeProfessional(api);
  const input = { name: 'Exame', contentType: 'application/pdf', companyId: company.id, employeeId: employee.id };
  const { signedUrl } = (await api.call('POST', '/uploads', { as: doctor.token, body: input })).body;
  const body = Buffer.concat([pdfBytes(), Buffer.alloc(5_000_000, 'a'), Buffer.from('\n%%EOF\n')]);
  const headers = { 'content-type': 'application/pdf', 'content-length': String(body.length) };
  expect((await ask('PUT', new URL(signedUrl).pathname, { headers, body })).status).toBe(200);
});

test('passes each event on while the answer goes on, and its end', async () => {
  const api = apiAt(url, server.admin);
  const { companyId, token } = await makeCompany(api);
  const to = { host: '127.0.0.1', port: ports.tls, servername: name, ca: certificate };
  const headers = { host: name, authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  const asked = securely({ ...to, path: '/api/live?since=0', headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
  let heard = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    heard += chunk;
  });
  const unit = await makeUnit(api, { companyId, token });
  await vi.waitFor(() => expect(heard).toContain(unit.id), { timeout: 300_000 });
  const ended = once(response, 'end'); // It may end before the way out is answered.
  expect((await api.call('POST', '/logout', { as: token })).status).toBe(204);
  await ended;
});

test('lets nobody choose the address that the sign-in limit counts', async () => {
  const statuses: (number | undefined)[] = [];
  for (let tries = 0; tries <= 50; tries++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${tries}` };
    const body = JSON.stringify({ email: `ninguem${tries}@zelo.test`, password: 'errada-mesmo' });
    statuses.push((await ask('POST', '/api/login', { headers, body })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 50 }, () => 401), 429]);
});

test('the access log of nginx names no code of a document and no token, whatever is asked with it', async () => {
  const code = '7K2M-9QXD-4TBA-0CVE';
  const token = 'aZ9-_bcd'.repeat(6);
  for (const path of [`/v/${code}`, `/V/${code}/more`, `/%76/${code}`, `/v?code=${code}`, `//v/${code}`])
    await ask('GET', path);
  for (const path of [`/calendar/${token}.ics`, `/panel/${token}`]) await ask('GET', `/api${path}`);
  const log = () => readFileSync(join(folder, 'zelo.log'), 'utf8');
  await vi.waitFor(() => expect(log()).toContain('/api/panel/'), { timeout: 300_000 });
  expect(log().match(/ \/v\/\.\.\. /g)?.length).toBeGreaterThanOrEqual(4);
  for (const secret of [code, token]) expect(log()).not.toContain(secret);
});
