import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOf } from '../../documents/issued/issuing/content.server.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../../testing/factories.ts';
import { issueBody, issueDocument } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

/** What a document has on its paper never comes from a header (decision 105). */

let app: TestApp;
let admin: string;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true' }, { isUnconfirmed: true });
  admin = await signInFirstAdmin(app);
  doctor = (await makeProfessional(app)).token;
  company = await makeCompany(app);
});
afterAll(() => app.stop());

const person = () => makeEmployee(app, company);
const confirm = (url: string, as = admin, more = {}) =>
  app.call('PUT', '/practice/address', { as, body: { url, ...more } });
const addressOf = async (as = doctor) => (await app.call('GET', '/practice', { as })).body.address;

/** Issues an ASO as a request that says it was sent to another name. */
async function issueAt(host: string) {
  const response = await fetch(`${app.url}/api/issued-documents`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${doctor}` },
      ...{ 'x-forwarded-host': host, 'x-forwarded-proto': 'https' },
    },
    body: JSON.stringify(issueBody('aso', await person())),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

async function frozenAddress(id: string) {
  const row = await app.db
    .selectFrom('issued_documents')
    .select(['id', 'content', 'content_hash as contentHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return contentOf(row, app.encryptionKeys).address;
}

describe('as long as nobody has confirmed it', () => {
  test('nothing is issued, no number is spent, and it is said who confirms it and where', async () => {
    expect(await addressOf()).toEqual({ url: null, isConfigured: false });
    const { status, body } = await issueAt('evil.test');
    expect(status).toBe(409);
    expect(body.message).toMatch(/^Falta confirmar o endereço público.*Um administrador o confirma em ‘Clínica’/);
    expect(await app.db.selectFrom('issue_numbers').selectAll().execute()).toEqual([]);
  });

  test('a calendar’s address has no name in front that a header has said', async () => {
    const response = await fetch(`${app.url}/api/calendar-link`, {
      method: 'POST',
      headers: { authorization: `Bearer ${company.token}`, 'x-forwarded-host': 'evil.test' },
    });
    expect(((await response.json()) as { url: string }).url).toMatch(/^\/api\/calendar\//);
  });
});

describe('confirming it', () => {
  test.each([['company'], ['doctor']])('is nothing for a %s', async (who) => {
    expect((await confirm('https://zelo.test', who === 'doctor' ? doctor : company.token)).status).toBe(403);
  });

  test.each(['zelo.test', 'https://zelo.test/?a', 'javascript:alert(1)', ''])(
    'refuses %s at its field',
    async (url) => {
      const { status, body } = await confirm(url);
      expect(status).toBe(400);
      expect(body.data.issues).toMatchObject([{ path: 'url' }]);
    },
  );

  test('is in force at once, is in the trail, and what another has changed meanwhile is not lost', async () => {
    const { version } = (await app.call('GET', '/practice', { as: admin })).body.practice;
    const { status, body } = await confirm('https://zelo.test/', admin, { version });
    expect([status, body.practice.publicUrl]).toEqual([200, 'https://zelo.test']);
    expect((await confirm('https://outro.test', admin, { version })).body.code).toBe('CHANGED_BY_OTHER');
    expect(await addressOf()).toEqual({ url: 'https://zelo.test', isConfigured: false });
    const { entries } = (await app.call('GET', '/audit?subject=practice&page=1', { as: admin })).body;
    expect(entries[0].changes).toContainEqual(
      expect.objectContaining({ field: 'publicUrl', after: 'https://zelo.test' }),
    );
  });
});

describe('once it is confirmed', () => {
  test('every document leads there, whatever the request says of its name', async () => {
    const { status, body } = await issueAt('evil.test');
    expect(status).toBe(201);
    expect(await frozenAddress(body.documentId ?? '')).toMatch(/^https:\/\/zelo\.test\/v\//);
  });

  test('one that was issued keeps its own when it changes', async () => {
    const employee = await person();
    const { documentId } = await issueDocument(app, { employee, token: doctor });
    expect((await confirm('https://novo.test')).status).toBe(200);
    const later = await issueDocument(app, { employee: await person(), token: doctor });
    expect(await frozenAddress(documentId)).toMatch(/^https:\/\/zelo\.test\//);
    expect(await frozenAddress(later.documentId)).toMatch(/^https:\/\/novo\.test\//);
  });

  test('links of deliveries and calendars begin with it too', async () => {
    const { documentId } = await issueDocument(app, { employee: await person(), token: doctor });
    const link = await app.call('POST', `/issued-documents/${documentId}/delivery-links`, { as: doctor, body: {} });
    expect(link.body.url).toMatch(/^https:\/\/novo\.test\/e#/);
    const calendar = await app.call('POST', '/calendar-link', { as: company.token });
    expect(calendar.body.url).toMatch(/^https:\/\/novo\.test\/api\/calendar\//);
  });
});

test('where PUBLIC_URL says it, nobody else does', async () => {
  const configured = await startApp({ PUBLIC_URL: 'https://fixo.test/' }, { isUnconfirmed: true });
  const as = await signInFirstAdmin(configured);
  const { address } = (await configured.call('GET', '/practice', { as })).body;
  expect(address).toEqual({ url: 'https://fixo.test', isConfigured: true });
  const refused = await configured.call('PUT', '/practice/address', { as, body: { url: 'https://outro.test' } });
  expect(refused).toMatchObject({ status: 409, body: { data: { issues: [{ path: 'url' }] } } });
  await configured.stop();
});
