import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesFolder } from '../app/main.server.ts';
import { type Api, apiAt } from '../testing/api.ts';
import { addPasskey, makeAuthenticator } from '../testing/authenticator.ts';
import { type Node, startNode } from '../testing/crash/start-node.ts';
import {
  companyFields,
  employeeFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  password,
  pdfBytes,
  practiceFields,
  sendFile,
  signIn,
} from '../testing/factories.ts';
import { fileAt } from '../testing/files/file-at.ts';
import { served } from '../testing/patience/served.ts';
import { verifyChain } from '../trail/chain.db.ts';

/** Two processes on one data folder: what one knows, the other must know, and nothing that either was told is lost. */
let one: Node;
let other: Api;

beforeAll(async () => {
  one = await startNode('SQLite', { SESSION_IDLE_MINUTES: '600' });
  other = apiAt((await one.beside()).url, one.admin);
});
afterAll(() => one.stop());

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
      return served(() => (at % 2 === 0 ? one : other).call('POST', '/employees', { as: company.token, body }));
    }),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
  expect(await verifyChain(one.db)).toMatchObject({ broken: null });
  const made = await one.db.selectFrom('audit_entries').select('number').where('subject', '=', 'employee').execute();
  expect(made).toHaveLength(50);
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

test('a passkey signs in on one node by the challenge of the other, once', async () => {
  // No key is made for an address of numbers. As two ports are two origins, only one of the nodes is answered to.
  const [asking, answered] = [one, other].map(({ url, admin }) =>
    apiAt(url.replace('127.0.0.1', 'localhost'), admin),
  ) as [Api, Api];
  const { token } = await makeCompany(one);
  const key = makeAuthenticator({ origin: answered.url });
  expect((await addPasskey(answered, token, key)).status).toBe(201);
  const { options } = (await asking.call('POST', '/login/passkey/options')).body;
  const body = { passkey: key.use(options) };
  const responses = await Promise.all([1, 2, 3].map(() => answered.call('POST', '/login/passkey', { body })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('a session that is idle is locked on both nodes, and goes on in both once one has unlocked it', async () => {
  const { company, token } = await makeCompany(one);
  const rest = one.db.updateTable('sessions').set({ active_at: new Date(0).toISOString() });
  await rest.where('user_id', '=', company.userId).execute();
  const statuses = async () =>
    Promise.all([one, other].map(async (node) => (await node.call('GET', '/profile', { as: token })).status));
  expect(await statuses()).toEqual([423, 423]);
  expect((await other.call('PUT', '/sessions/unlock', { as: token, body: { password } })).status).toBe(204);
  expect(await statuses()).toEqual([200, 200]);
});

test('an access that is deactivated on one node opens nothing on the other', async () => {
  const { company, token } = await makeCompany(other);
  const admin = await signIn(one, one.admin.email, one.admin.password);
  expect((await one.call('PUT', `/accounts/deactivate/${company.userId}`, { as: admin })).status).toBe(204);
  expect((await other.call('GET', '/profile', { as: token })).status).toBe(401);
  await expect(signIn(other, company.user.email)).rejects.toThrow('Acesso desativado');
});

test.skipIf(!existsSync(pagesFolder))(
  'what an administrator says of the practice on one node is on the pages of the other',
  async () => {
    const pages = async (path: string) => (await fetch(other.url + path)).text();
    expect(await pages('/')).toContain('Clínica Ipê');
    const admin = await signIn(one, one.admin.email, one.admin.password);
    const body = practiceFields({ name: 'Clínica <b>Vizinha</b>' });
    expect((await one.call('PUT', '/practice/update', { as: admin, body })).status).toBe(200);
    expect((await other.call('GET', '/practice', { as: admin })).body.practice.name).toBe(body.name);
    for (const path of ['/', '/login', '/dashboard']) {
      await expect.poll(() => pages(path), { message: path }).toContain('Clínica &#60;b&#62;Vizinha&#60;/b&#62;');
    }
  },
);

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
    Array.from({ length: 8 }, async (_, at) => {
      const [sender, reader] = at % 2 === 0 ? [one, other] : [other, one];
      const { id } = await makeDocument(sender, of, {}, pdfBytes(`documento ${at}`));
      const { signedUrl } = (await reader.call('GET', `/document/${id}`, { as: doctor.token })).body;
      return (await fetch(fileAt(reader, signedUrl))).text();
    }),
  );
  expect(made).toEqual(made.map((_, at) => pdfBytes(`documento ${at}`).toString()));
});
