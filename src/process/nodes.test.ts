import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/database/database.server.ts';
import { type Api, apiAt } from '../testing/api.ts';
import {
  companyFields,
  employeeFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  pdfBytes,
  sendFile,
  signIn,
} from '../testing/factories.ts';
import { type RunningServer, startServer } from '../testing/start-process.ts';
import { verifyChain } from '../trail/chain.db.ts';

/** Two processes on one data folder: what one knows, the other must know, and nothing that either was told is lost. */
let dataDir: string;
let servers: RunningServer[];
let one: Api;
let other: Api;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'zelo-nodes-'));
  const first = await startServer({ DATA_DIR: dataDir });
  servers = [first, await startServer({ DATA_DIR: dataDir })];
  [one, other] = servers.map(({ url }) => apiAt(url, first.admin)) as [Api, Api];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

test('a session that is ended on one node is ended on the other', async () => {
  const { token } = await makeCompany(one);
  expect((await other.call('GET', '/profile', { as: token })).status).toBe(200);
  expect((await one.call('POST', '/logout', { as: token })).status).toBe(204);
  expect((await other.call('GET', '/profile', { as: token })).status).toBe(401);
});

test('changes on both nodes at once make one chain of audit entries', async () => {
  const company = await makeCompany(one);
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, at) => {
      const body = { ...employeeFields(), companyId: company.companyId };
      return (at % 2 === 0 ? one : other).call('POST', '/employees', { as: company.token, body });
    }),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
  const db = openDatabase({ dataDir });
  expect(await verifyChain(db)).toMatchObject({ broken: null });
  const made = await db.selectFrom('audit_entries').select('number').where('subject', '=', 'employee').execute();
  expect(made).toHaveLength(50);
  await db.destroy();
});

test('a change of password on one node ends the sessions on the other', async () => {
  const fields = companyFields();
  const { token } = await makeCompany(one, fields);
  const elsewhere = await signIn(other, fields.email);
  expect((await other.call('GET', '/profile', { as: elsewhere })).status).toBe(200);
  const body = { current: fields.password, password: 'outra-senha' };
  expect((await one.call('PUT', '/profile/password', { as: token, body })).status).toBe(204);
  expect((await other.call('GET', '/profile', { as: elsewhere })).status).toBe(401);
});

test('an access that is deactivated on one node opens nothing on the other', async () => {
  const { company, token } = await makeCompany(other);
  const admin = await signIn(one, one.admin.email, one.admin.password);
  expect((await one.call('PUT', `/accounts/deactivate/${company.userId}`, { as: admin })).status).toBe(204);
  expect((await other.call('GET', '/profile', { as: token })).status).toBe(401);
  await expect(signIn(other, company.user.email)).rejects.toThrow('Acesso desativado');
});

test('failed sign-ins are counted over both nodes', async () => {
  const body = { email: 'alvo@zelo.test', password: 'errada' };
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++) {
    statuses.push((await (tries % 2 === 0 ? one : other).call('POST', '/login', { body })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test('a signed link that one node made is served by the other', async () => {
  const { company, token } = await makeCompany(one);
  const employee = await makeEmployee(one, { companyId: company.id, token });
  const doctor = await makeProfessional(one);
  const body = { name: 'Laudo', contentType: 'application/pdf', companyId: company.id, employeeId: employee.id };
  const { signedUrl } = (await one.call('POST', '/uploads', { as: doctor.token, body })).body;
  expect((await sendFile(other, signedUrl, pdfBytes())).status).toBe(200);
  const { documents } = (await one.call('GET', `/documents/${employee.id}`, { as: doctor.token })).body;
  expect(documents).toMatchObject([{ name: 'Laudo' }]);
});

test('documents that are sent through both nodes at once all arrive, and either opens them', async () => {
  const { company, token } = await makeCompany(one);
  const employee = await makeEmployee(one, { companyId: company.id, token });
  const doctor = await makeProfessional(one);
  const of = { companyId: company.id, employeeId: employee.id, token: doctor.token };
  const made = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const [sender, reader] = at % 2 === 0 ? [one, other] : [other, one];
      const { id } = await makeDocument(sender, of, {}, pdfBytes(`documento ${at}`));
      const { signedUrl } = (await reader.call('GET', `/document/${id}`, { as: doctor.token })).body;
      return (await fetch(`${reader.url}/api/${signedUrl}`)).text();
    }),
  );
  expect(made).toEqual(made.map((_, at) => pdfBytes(`documento ${at}`).toString()));
});
