import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiAt } from '../testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../testing/factories.ts';
import { fileAt } from '../testing/files/file-at.ts';
import { runCommand } from '../testing/run-command.ts';
import { startServer } from '../testing/start-process.ts';

test.each([
  [{ PORT: 'oitenta' }, 'PORT deve ser um número inteiro de 0 a 65535 (recebido: oitenta)'],
  // What only fails is not lost in the program as it is built.
  [
    { DATABASE_URL: 'postgres://u:p%zz@db/zelo' },
    'DATABASE_URL tem um % que não começa um código; na senha, escreva %25',
  ],
])('a wrong setting ends the start with one line that names it: %o', async (setting, line) => {
  const { status, stderr, stdout } = await runCommand('program.mjs', [], setting);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(`Configuração inválida: ${line}\n`);
});

test('SIGTERM lets an upload that is under way arrive, then ends the process in order', async () => {
  const server = await startServer();
  try {
    const api = apiAt(server.url, server.admin);
    const { company, token } = await makeCompany(api);
    const employee = await makeEmployee(api, { companyId: company.id, token });
    const doctor = await makeProfessional(api);
    const body = { name: 'Lento', contentType: 'application/pdf', companyId: company.id, employeeId: employee.id };
    const { signedUrl } = (await api.call('POST', '/uploads', { as: doctor.token, body })).body;

    const upload = request(fileAt(server, signedUrl), { method: 'PUT' });
    const answered = new Promise<number | undefined>((done, fail) => {
      upload.on('response', (response) => done(response.resume().statusCode)).on('error', fail);
    });
    await new Promise((sent) => upload.write('%PDF-1.4\n', sent));
    await api.call('GET', '/health'); // The server has begun to read the upload before it is asked to end.
    const ended = server.end('SIGTERM');
    server.end('SIGTERM'); // as a terminal does, to every process of the group
    upload.end('%%EOF\n');
    expect(await answered).toBe(200);
    expect(await ended).toBe(0);
  } finally {
    await server.stop();
  }
});

test('SIGTERM does not wait for a connection that never asked anything', async () => {
  const server = await startServer();
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {});
  await once(silent, 'connect');
  await apiAt(server.url, server.admin).call('GET', '/health'); // The server has seen the connection.
  const closed = once(silent, 'close');
  let said = '';
  silent.on('data', (text) => {
    said += text;
  });
  expect(await server.end()).toBe(0);
  await closed;
  expect(said, 'waited for, it would have been told that it is too slow').toBe('');
  await server.stop();
});

test('a second start finds data and administrator as the first one left them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-restart-'));
  const first = await startServer({ DATA_DIR: dataDir });
  const token = await apiAt(first.url, first.admin).call('POST', '/login', { body: first.admin });
  expect(await first.end()).toBe(0);
  const second = await startServer({ DATA_DIR: dataDir });
  const profile = await apiAt(second.url, first.admin).call('GET', '/profile', { as: token.body.token });
  expect(profile.body.user.email).toBe(first.admin.email);
  expect(second.admin).toEqual({ email: '', password: '' });
  await first.stop();
  await second.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('two processes that start on the same empty database both come up, with one administrator', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-twins-'));
  const servers = await Promise.all([startServer({ DATA_DIR: dataDir }), startServer({ DATA_DIR: dataDir })]);
  expect(servers.filter(({ admin }) => admin.email !== '')).toHaveLength(1);
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

test('a second start on the same port ends with one line, and the first goes on', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-port-'));
  const first = await startServer({ DATA_DIR: dataDir });
  const { port } = new URL(first.url);
  const { status, stdout, stderr } = await runCommand('program.mjs', [], { PORT: port, DATA_DIR: dataDir });
  expect([status, stdout]).toEqual([1, '']);
  const remedy = `Encerre-o, ou escolha outra: PORT=${Number(port) + 1} npm start`;
  expect(stderr).toBe(`A porta ${port} já está em uso, talvez por outro Zelo. ${remedy}\n`);
  // One that begins with nothing makes nothing: its first administrator's password would have been shown to nobody.
  const elsewhere = join(dataDir, 'another-clone');
  expect((await runCommand('program.mjs', [], { PORT: port, DATA_DIR: elsewhere })).status).toBe(1);
  expect(existsSync(elsewhere)).toBe(false);
  await makeCompany(apiAt(first.url, first.admin));
  await first.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
