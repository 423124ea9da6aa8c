import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Api, apiAt } from '../../testing/api.ts';
import {
  employeeFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { createPostgres } from '../../testing/postgres/postgres.ts';
import { runCommand } from '../../testing/run-command.ts';
import { startApp, startAppAt } from '../../testing/start-app.ts';
import { startServer } from '../../testing/start-process.ts';
import { createBucket } from '../../testing/store.ts';
import { type TcpProxy, tcpProxy, through } from '../../testing/tcp-proxy.ts';
import { until } from '../../testing/until.ts';
import { load, report } from './report.ts';

const health = (api: Api) => api.call('GET', '/health');

async function postgresLine() {
  const database = await createPostgres();
  const { hostname, port } = new URL(database.url);
  const line = await tcpProxy({ host: hostname, port: Number(port || 5432) });
  return { line, url: through(database.url, line), drop: database.drop };
}

async function secondsUntilHealthy(api: Api, line: TcpProxy): Promise<string> {
  const began = Date.now();
  await line.mend();
  await until(async () => (await health(api)).status === 200);
  return `${((Date.now() - began) / 1000).toFixed(1)} s após a volta, sem reinício`;
}

test('a start without a database waits, says so, and goes on by itself', async () => {
  const { line, url, drop } = await postgresLine();
  await line.cut();
  const hear = (said: string) => {
    if (said === 'O banco de dados ainda não responde (ECONNREFUSED); tentando por até 60 s…') void line.mend();
  };
  const server = await startServer({ DATABASE_URL: url }, { hear });
  expect((await health(apiAt(server.url, server.admin))).status).toBe(200);
  const recovery = 'espera e entra no ar sozinho';
  report({ fault: 'banco fora do ar no início', load: '–', acknowledged: 0, lost: 0, recovery });
  await server.stop();
  await line.stop();
  await drop();
});

test.each([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://zelo:segredo@127.0.0.1:9/zelo' }, 'O banco de dados'],
  [
    'S3_ENDPOINT',
    {
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_REGION: 'r',
      S3_BUCKET: 'documentos',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    },
    'O armazenamento de documentos',
  ],
])('a start that waits in vain for %s ends with one clear line', async (_name, settings, what) => {
  const { status, stderr } = await runCommand('program.mjs', [], {
    PORT: '0',
    START_WAIT_SECONDS: '1',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'zelo-vain-')),
    ...settings,
  });
  expect(status).toBe(1);
  // A machine that is busy may not have come to hear the refusal within the second.
  expect(stderr).toMatch(new RegExp(`^${what} não respondeu em 1 s \\((ECONNREFUSED|ETIMEDOUT)\\)\\.\\n$`));
});

test('a start that waits for a store that takes the line and says nothing ends when its time is over', async () => {
  const line = await tcpProxy({ host: '127.0.0.1', port: 9 });
  line.hush();
  const { stderr } = await runCommand('program.mjs', [], {
    PORT: '0',
    START_WAIT_SECONDS: '1',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'zelo-silent-')),
    S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
    S3_REGION: 'r',
    S3_BUCKET: 'documentos',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  });
  expect(stderr).toBe('O armazenamento de documentos não respondeu em 1 s (ETIMEDOUT).\n');
  await line.stop();
});

test('a database that goes away under load is a 503, loses nothing that was acknowledged, and comes back', async () => {
  const { line, url, drop } = await postgresLine();
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-cut-'));
  const api = await startAppAt({ dataDir, database: { url, drop, run: async () => {} }, bucket: null });
  const company = await makeCompany(api);
  const acknowledged = new Set<string>();
  const refusals = new Map<number, string>();
  let over = false;
  const writing = load(
    8,
    () => over,
    async () => {
      const body = { ...employeeFields(), companyId: company.companyId };
      const response = await api.call('POST', '/employees', { as: company.token, body });
      if (response.status === 201) acknowledged.add(response.body.employee.id);
      else refusals.set(response.status, response.body.message);
    },
  );
  for (let times = 0; times < 3; times++) {
    const before = acknowledged.size;
    await until(() => acknowledged.size > before + 100);
    await line.cut();
    await new Promise((later) => setTimeout(later, 700));
    await line.mend();
  }
  await line.cut();
  expect((await health(api)).body).toMatchObject({ database: 'unavailable' });
  const away = await api.call('GET', `/employees/${company.companyId}`, { as: company.token });
  expect(away).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('temporariamente indisponível') },
  });
  expect(away.headers.get('retry-after')).toBe('10');
  const recovery = await secondsUntilHealthy(api, line);
  over = true;
  await writing;
  const { employees } = (await api.call('GET', `/employees/${company.companyId}`, { as: company.token })).body;
  const kept = new Set(employees.map(({ id }: { id: string }) => id));
  const lost = [...acknowledged].filter((id) => !kept.has(id)).length;
  const cut = 'banco cortado 4 vezes durante gravações (PostgreSQL)';
  report({ fault: cut, load: '8 conexões gravando', acknowledged: acknowledged.size, lost, recovery });
  expect(lost).toBe(0);
  expect([...refusals.keys()]).toEqual([503]);
  await api.stop();
  await line.stop();
});

test('a store that goes away, or says nothing any more, is a 503 for documents only, and comes back', async () => {
  const { settings } = await createBucket();
  const store = new URL(settings.S3_ENDPOINT);
  const line = await tcpProxy({ host: store.hostname, port: Number(store.port) });
  const endpoint = through(settings.S3_ENDPOINT, line).replace(/\/$/, '');
  const api = await startApp({ ...settings, S3_ENDPOINT: endpoint });
  const company = await makeCompany(api);
  const employee = await makeEmployee(api, company);
  const doctor = (await makeProfessional(api)).token;
  const of = { companyId: company.companyId, employeeId: employee.id, token: doctor };
  const document = await makeDocument(api, of);

  await line.cut();
  expect((await health(api)).body).toMatchObject({ database: 'ok', storage: 'unavailable' });
  const opened = await api.call('GET', `/document/${document.id}`, { as: doctor });
  expect(opened).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('armazenamento de documentos') },
  });
  expect((await api.call('GET', `/documents/${employee.id}`, { as: doctor })).body.documents).toHaveLength(1);
  expect(await signInFirstAdmin(api)).toBeTruthy();
  const recovery = await secondsUntilHealthy(api, line);
  expect((await api.call('GET', `/document/${document.id}`, { as: doctor })).status).toBe(200);
  await makeDocument(api, of);

  line.hush();
  expect((await health(api)).body).toMatchObject({ database: 'ok', storage: 'unavailable' });
  expect(await api.call('GET', `/document/${document.id}`, { as: doctor })).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('armazenamento de documentos') },
  });
  await line.mend();
  expect((await api.call('GET', `/document/${document.id}`, { as: doctor })).status).toBe(200);
  report({ fault: 'armazenamento fora do ar', load: 'um documento', acknowledged: 1, lost: 0, recovery });
  await api.stop();
  await line.stop();
});
