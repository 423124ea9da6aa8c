import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withinApi } from '../../platform/files/signed-address.rules.ts';
import { linkSecret } from '../../platform/storage/link-secret.server.ts';
import { signTicket, type Ticket } from '../../platform/storage/signed-link.server.ts';
import { send } from '../../testing/abuse/send.ts';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  pdfBytes,
  sendFile,
} from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

/** The links of the local store; those of an object store are in document-arrival.api.test.ts. */
let app: TestApp;
let secret: Buffer;
let links: { first: string; second: string; upload: string };
let key: string;

beforeAll(async () => {
  app = await startApp();
  secret = await linkSecret(app.db, app.encryptionKeys);
  const company = await makeCompany(app);
  const employee = await makeEmployee(app, company);
  const { token } = await makeProfessional(app);
  const at = { companyId: company.companyId, employeeId: employee.id, token };
  const linkOf = async ({ id }: { id: string }): Promise<string> =>
    withinApi((await app.call('GET', `/document/${id}`, { as: token })).body.signedUrl);
  const body = { name: 'Laudo', contentType: 'application/pdf', companyId: at.companyId, employeeId: at.employeeId };
  links = {
    first: await linkOf(await makeDocument(app, at)),
    second: await linkOf(await makeDocument(app, at)),
    upload: withinApi((await app.call('POST', '/uploads', { as: token, body })).body.signedUrl),
  };
  key = ticketOf(links.first).key;
});
afterAll(() => app.stop());

function ticketOf(link: string): Ticket {
  const [content = ''] = link.slice('files/'.length).split('.');
  return JSON.parse(Buffer.from(content, 'base64url').toString());
}

/** A link with the installation's own signature, for what the server itself would never sign. */
const signed = (ticket: Partial<Ticket>) =>
  `files/${signTicket(secret, { purpose: 'download', key, expires: Math.floor(Date.now() / 1000) + 60, ...ticket })}`;
const get = (path: string) => send(app.url, { method: 'GET', path: `/api/${path}`, headers: [] });

test('opens its document, as often as it is used while it lives', async () => {
  for (let times = 0; times < 2; times++) expect((await get(links.first)).text).toBe(pdfBytes().toString());
});

test('does not open another document', async () => {
  const [content] = links.second.split('.');
  const [, signature] = links.first.split('.');
  expect((await get(`${content}.${signature}`)).status).toBe(404);
});

test('serves no other method', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await fetch(new URL(links.first, `${app.url}/api/`), {
      method,
      body: new Uint8Array(pdfBytes('outro')),
    });
    expect([404, 415], method).toContain(response.status);
    await response.text();
  }
  expect((await get(links.upload)).status).toBe(404);
  expect((await get(links.first)).text).toBe(pdfBytes().toString());
});

test('is over when its time is, to the second', async () => {
  const now = Math.floor(Date.now() / 1000);
  for (const expires of [0, now - 1, now]) expect((await get(signed({ expires }))).status, `${expires}`).toBe(404);
  expect((await get(signed({ expires: now + 60 }))).status).toBe(200);
  const late = signed({ purpose: 'upload', expires: now - 1 });
  expect((await sendFile(app, late, pdfBytes())).status).toBe(404);
});

test('replaces nothing when it is used for a second upload', async () => {
  expect((await sendFile(app, links.upload, pdfBytes('primeiro'))).status).toBe(200);
  expect((await sendFile(app, links.upload, pdfBytes('segundo'))).status).toBe(409);
  expect((await get(signed({ key: ticketOf(links.upload).key }))).text).toBe(pdfBytes('primeiro').toString());
});

test('reads what it refuses to its end: the next request on the same line is answered', async () => {
  const path = `/api/${signed({ purpose: 'upload', key: '0/0/0.pdf' })}`;
  const body = Buffer.alloc(900_000);
  for (let times = 0; times < 3; times++) {
    expect((await send(app.url, { method: 'PUT', path, headers: [], body })).status).toBe(400);
    expect((await get('health')).status).toBe(200);
  }
});

test('is worth nothing once a character of it has changed', async () => {
  const text = links.first.slice('files/'.length);
  for (let at = 0; at < text.length; at += 7) {
    const other = text[at] === 'A' ? 'B' : 'A';
    expect((await get(`files/${text.slice(0, at)}${other}${text.slice(at + 1)}`)).status, `at ${at}`).toBe(404);
  }
});

describe('leads out of the folder of the files neither', () => {
  test.each([
    '../secret.pdf',
    '../zelo.db',
    'a/../../secret.pdf',
    '/etc/passwd',
    '/etc/passwd.pdf',
    '..\\secret.pdf',
    'a/%2e%2e/secret.pdf',
    'a\u0000.pdf',
    '',
  ])('by a signed key %j', async (outside) => {
    writeFileSync(join(app.dataDir, 'secret.pdf'), pdfBytes('secret'));
    expect((await get(signed({ key: outside }))).status).toBe(404);
    expect((await sendFile(app, signed({ purpose: 'upload', key: outside }), pdfBytes())).status).toBe(404);
  });

  test.each([
    'files/../secret.pdf',
    'files/..%2fsecret.pdf',
    'files/%2e%2e/%2e%2e/secret.pdf',
    'files/..%5csecret.pdf',
    'files//etc/passwd',
    '../../etc/passwd',
    'docs/static/../../../package.json',
    'docs/static/..%2f..%2fpackage.json',
  ])('by a path %s', async (path) => {
    const response = await get(path);
    expect([400, 403, 404]).toContain(response.status);
    expect(response.text).not.toMatch(/secret|root:|"name"/);
  });
});
