import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiResponse } from '../../testing/api.ts';
import { makeIssuedRow } from '../../testing/issued/issued-rows.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { cancelIssued, issueUnfinished, issueVerifiable, makePeople } from '../../testing/verification/verifiable.ts';
import { accessCodeOf, hashOfCode, inGroups, newVerificationCode } from '../issued/verification-code.rules.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof makePeople>>;
beforeAll(async () => {
  app = await startApp(
    { PUBLIC_URL: 'https://zelo.test/', TRUST_PROXY: 'true' },
    { pages: { '__spa-fallback.html': '', 'v/index.html': '' } },
  );
  people = await makePeople(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.deleteFrom('sign_in_attempts').execute();
});

/** Asks as the validator of the ITI does: the address of the QR code with two words more. */
async function validate(code: string, secret?: string, from?: string) {
  const given = secret === undefined ? '' : `&_secretCode=${encodeURIComponent(secret)}`;
  const forwarded: Record<string, string> = from ? { 'x-forwarded-for': from } : {};
  const response = await fetch(`${app.url}/v/${inGroups(code)}?_format=application/validador-iti+json${given}`, {
    headers: forwarded,
  });
  const { status, headers } = response;
  return { status, headers, body: (await response.json()) as ApiResponse['body'] };
}

/** From its public address to that of the test's server. */
const fetchFile = (url: string) => fetch(url.replace('https://zelo.test', app.url));

test('with the access code it answers where the file is, and the file is the document', async () => {
  const { code, accessCode, id } = await issueVerifiable(app, people);
  const { status, headers, body } = await validate(code, accessCode);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  const { url } = body.prescription.signatureFiles[0];
  expect(body).toEqual({ version: '1.0.0', prescription: { signatureFiles: [{ url }] } });
  expect(url).toMatch(/\.pdf(\?|$)/);
  expect(url).not.toContain(code);
  const file = await fetchFile(url);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  const { document } = (await app.call('GET', `/issued-documents/${id}`, { as: people.doctor })).body;
  expect(hash('sha256', Buffer.from(await file.arrayBuffer()))).toBe(document.sha256);
});

test('the plus of the format may also come as it is written in an address', async () => {
  const { code, accessCode } = await issueVerifiable(app, people);
  const format = encodeURIComponent('application/validador-iti+json');
  const response = await fetch(`${app.url}/v/${code}?_format=${format}&_secretCode=${accessCode.toLowerCase()}`);
  expect(response.status).toBe(200);
});

test('who has only the address is not given the file: without the access code, or with any other, 401', async () => {
  const { code, id, name } = await issueVerifiable(app, people);
  const other = await issueVerifiable(app, people);
  for (const secret of [undefined, '', code, name, other.accessCode]) {
    const { status, body } = await validate(code, secret);
    expect(status, secret).toBe(401);
    expect(body).toEqual({ code: 'UNAUTHORIZED', status: 401, message: 'O código de acesso não confere.' });
  }
  expect(JSON.stringify((await validate(code)).body)).not.toContain(id);
});

test('a code of no document is 404, whatever is said with it', async () => {
  const unfinished = await issueUnfinished(app, people);
  const { accessCode } = await issueVerifiable(app, people);
  for (const code of [newVerificationCode(), 'nothing', unfinished.code]) {
    expect((await validate(code, accessCode)).status).toBe(404);
    expect((await validate(code, unfinished.accessCode)).status).toBe(404);
    expect((await validate(code)).status).toBe(404);
  }
});

test('what is no longer valid is not given to be validated', async () => {
  const corrected = await issueVerifiable(app, people);
  await issueVerifiable(app, people, { supersedesId: corrected.id });
  const cancelled = await issueVerifiable(app, people);
  await cancelIssued(app, people, cancelled.id);
  for (const { code, accessCode, name } of [corrected, cancelled]) {
    expect((await validate(code, accessCode)).status, name).toBe(404);
    expect((await validate(code, 'wrong')).status, name).toBe(401);
  }
});

test('five wrong codes from one network are answered as wrong, more are refused, and the right one never is', async () => {
  const { code, accessCode } = await issueVerifiable(app, people);
  expect(accessCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  for (let tries = 0; tries < 5; tries++) expect((await validate(code, `WRONG${tries}`)).status).toBe(401);
  const refused = await validate(code, 'WRONG');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await validate(code, accessCode)).status).toBe(200);
  expect((await validate(code, accessCode.slice(0, 6))).status, 'what a paper of before has').toBe(429);
});

describe('a paper of before, with six characters', () => {
  async function issueShort() {
    const code = newVerificationCode();
    const of = { companyId: people.companyId, employeeId: people.employee.id, token: people.doctor };
    await makeIssuedRow({ api: app, db: app.db }, of, { codeHash: hashOfCode(code) });
    return { code, accessCode: accessCodeOf({ contentHash: '', code, paperVersion: 1 }) };
  }

  test('is still known by them, and right ones count for nothing', async () => {
    const { code, accessCode } = await issueShort();
    for (let times = 0; times < 8; times++) expect((await validate(code, accessCode)).status).toBe(200);
  });

  test('is closed to the network alone that has tried five times, and that one only for this document', async () => {
    const { code, accessCode } = await issueShort();
    const [here, there] = ['203.0.113.1', '203.0.113.2'];
    for (let tries = 0; tries < 5; tries++) expect((await validate(code, `WRONG${tries}`, here)).status).toBe(401);
    expect((await validate(code, accessCode, here)).status).toBe(429);
    expect((await validate(code, accessCode, there)).status).toBe(200);
    const other = await issueShort();
    expect((await validate(other.code, other.accessCode, here)).status).toBe(200);
  });

  test('of fifty tries at once five are looked at', async () => {
    const { code } = await issueShort();
    const tries = Array.from({ length: 50 }, (_, at) => validate(code, `W${at}`, '203.0.113.3'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });
});

test('a wrong access code is in the trail, as far as it is answered as one, with the network and without the code', async () => {
  const { code, id } = await issueVerifiable(app, people);
  for (let tries = 0; tries < 9; tries++) await validate(code, `WRONG${tries}`);
  const entries = await app.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).execute();
  const refused = entries.filter(({ action }) => action === 'refused');
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({ detail: 'access-code', address: '127.0.0.1', actor_id: null });
  expect(JSON.stringify(refused)).not.toMatch(/WRONG/);
});

test('that the file was given is in the trail, with the network and without a name or a code', async () => {
  const { code, id, accessCode } = await issueVerifiable(app, people);
  const { companyId, employee } = people;
  await validate(code, 'wrong');
  await validate(code, accessCode);
  const entries = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject_id', '=', id)
    .where('action', '=', 'opened')
    .execute();
  expect(entries).toMatchObject([
    {
      ...{ action: 'opened', subject: 'document', detail: 'validator', actor_id: null, address: '127.0.0.1' },
      ...{ company_id: companyId, employee_id: employee.id },
    },
  ]);
  const written = JSON.stringify(entries);
  for (const secret of [code, inGroups(code), accessCode]) expect(written).not.toContain(secret);
});
