import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inGroups, newVerificationCode } from '../documents/issued/verification-code.rules.ts';
import { type Api, apiAt } from '../testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional, signIn } from '../testing/factories.ts';
import { runCommand } from '../testing/run-command.ts';
import { type RunningServer, startServer } from '../testing/start-process.ts';
import { until } from '../testing/until.ts';

const program = resolve(import.meta.dirname, '../../scripts/program.mjs');

test('a wrong setting ends the start with one line that names it', () => {
  const env = { PATH: process.env.PATH, PORT: 'oitenta' };
  const { status, stderr, stdout } = spawnSync(process.execPath, [program], { env, encoding: 'utf8', cwd: tmpdir() });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe('Configuração inválida: PORT deve ser um número inteiro de 0 a 65535 (recebido: oitenta)\n');
});

/** One process, of which each test asks something more, until the last one but one ends it. */
let dataDir: string;
let server: RunningServer;
let api: Api;
let session: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'zelo-process-'));
  server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'trace' });
  api = apiAt(server.url, server.admin);
  session = await signIn(api, server.admin.email, server.admin.password);
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a second start on the same port ends with one line, and the first goes on', async () => {
  const { port } = new URL(server.url);
  const { status, stdout, stderr } = await runCommand('program.mjs', [], { PORT: port, DATA_DIR: dataDir });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(`A porta ${port} já está em uso, talvez por outro Zelo. Encerre-o, ou escolha outra PORT.\n`);
  await makeCompany(api);
});

/** One request, written as it is: no client mends what stands in it. */
async function sendRaw(head: string): Promise<string> {
  const { port, host } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(`${head}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  const answer = text(socket);
  await once(socket, 'close');
  return answer;
}

test('however a verification is asked for and whatever becomes of it, the log of the process holds no code', async () => {
  const code = newVerificationCode();
  const grouped = inGroups(code);
  const ways = [
    ...[`GET /v/${code}`, `GET /v/${grouped}`, `GET /v/${code.toLowerCase()}`, `GET /V/${code}`, `GET //v/${code}`],
    ...[
      `GET /v/${code}/more`,
      `GET /v/${code}?a=${code}`,
      `GET /v?code=${grouped}`,
      `HEAD /v/${code}`,
      `POST /v/${code}`,
    ],
    ...[`GET /%76/${code}`, `GET ${server.url}/v/${code}`, `GET /v/%zz${code}`, `GET /v/${code.repeat(200)}`],
    `GET /v/${code}?_format=application/validador-iti+json&_secretCode=${code}`,
  ].map((line) => `${line} HTTP/1.1`);
  const broken = [`GET /v/${code} HTTP/9.9`, `GET /v/${code}`, `GET /v/${code} HTTP/1.1\r\nbroken`];
  for (const head of [...ways, ...broken, `GET /v/${code} HTTP/1.1\r\nexpect: nothing`]) await sendRaw(head);
  // What is logged comes in order: once this is there, all of those are.
  expect((await api.call('POST', '/logout', { as: 'nobody' })).status).toBe(401);
  await until(() => server.logged().some(({ path }) => path === '/api/logout'));
  const log = server.logged();
  expect(log.filter(({ path }) => path === '/v/…').length).toBeGreaterThan(5);
  const written = JSON.stringify(log).toUpperCase();
  for (const secret of [code, grouped, encodeURIComponent(grouped)]) expect(written).not.toContain(secret);
});

test('SIGTERM lets an upload that is under way arrive, waits for no connection that never asked anything, and ends the process in order', async () => {
  const { company, token } = await makeCompany(api);
  const employee = await makeEmployee(api, { companyId: company.id, token });
  const doctor = await makeProfessional(api);
  const body = { name: 'Lento', contentType: 'application/pdf', companyId: company.id, employeeId: employee.id };
  const { signedUrl } = (await api.call('POST', '/uploads', { as: doctor.token, body })).body;

  const silent = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {});
  await once(silent, 'connect');
  const closed = once(silent, 'close');
  let said = '';
  silent.on('data', (each) => {
    said += each;
  });
  const upload = request(`${server.url}/api/${signedUrl}`, { method: 'PUT' });
  const answered = new Promise<number | undefined>((done, fail) => {
    upload.on('response', (response) => done(response.resume().statusCode)).on('error', fail);
  });
  await new Promise((sent) => upload.write('%PDF-1.4\n', sent));
  // The server has begun to read the upload, and has seen the silent connection, before it is asked to end.
  await api.call('GET', '/health');
  const ended = server.end('SIGTERM');
  server.end('SIGTERM'); // as a terminal does, to every process of the group
  await closed;
  expect(said, 'waited for, it would have been told that it is too slow').toBe('');
  upload.end('%%EOF\n');
  expect(await answered).toBe(200);
  expect(await ended).toBe(0);
});

test('a second start finds data and administrator as the first one left them', async () => {
  const second = await startServer({ DATA_DIR: dataDir });
  const profile = await apiAt(second.url, server.admin).call('GET', '/profile', { as: session });
  expect(profile.body.user.email).toBe(server.admin.email);
  expect(second.admin).toEqual({ email: '', password: '' });
  await second.stop();
});
