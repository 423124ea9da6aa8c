import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../testing/factories.ts';
import {
  makeConsent,
  makePrivacyRequest,
  privacyAnswerFields,
  privacyRequestFields,
} from '../testing/rights/privacy.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: { id: string };
beforeAll(async () => {
  app = await startApp();
  doctor = (await makeProfessional(app, { name: 'Rui Tavares' })).token;
  company = await makeCompany(app);
});
beforeEach(async () => {
  employee = await makeEmployee(app, company, { name: 'Nadir Titular' });
});
afterAll(() => app.stop());

const by = () => ({ employeeId: employee.id, token: doctor });
const ago = (days: number) => formatDate(daysAfter(today(), -days));
const read = async (id: string) => (await app.call('GET', `/privacy-requests/${id}`, { as: doctor })).body.request;
const answer = (id: string, fields: object = {}) =>
  app.call('PUT', `/privacy-requests/${id}/answer`, { as: doctor, body: privacyAnswerFields(fields) });
const list = async (query: string, as = doctor) => app.call('GET', `/privacy-requests?${query}`, { as });
const issues = (body: { data?: { issues?: { path: string; message: string }[] } }) => body.data?.issues?.[0];

test('is to be answered within 15 days of the day on which it came, and once', async () => {
  const id = await makePrivacyRequest(app, by(), { received_on: ago(3), asked: 'Corrijam o meu nome' });
  const open = { dueOn: daysAfter(today(), 12), answeredOn: null, asked: 'Corrijam o meu nome' };
  expect(await read(id)).toMatchObject(open);
  const of = `employeeId=${employee.id}`;
  expect((await list(`${of}&state=open`)).body.requests).toMatchObject([{ id, employeeName: 'Nadir Titular' }]);
  expect((await answer(id, { answer: 'Corrigido' })).status).toBe(204);
  expect(await read(id)).toMatchObject({ answeredOn: today(), outcome: 'granted', answeredBy: 'Rui Tavares' });
  expect((await answer(id)).status).toBe(409);
  expect((await list(`${of}&state=open`)).body.requests).toEqual([]);
  expect((await list(`${of}&state=all`)).body.requests).toHaveLength(1);
});

test('is read by the professionals alone, and its words stand neither in the trail nor in the list', async () => {
  const id = await makePrivacyRequest(app, by(), { asked: 'Palavras do titular' });
  for (const as of [company.token, await signInFirstAdmin(app)]) {
    expect((await list('', as)).status).toBe(403);
    expect((await app.call('GET', `/privacy-requests/${id}`, { as })).status).toBe(403);
    expect((await app.call('PUT', `/privacy-requests/${id}/answer`, { as, body: privacyAnswerFields() })).status).toBe(
      403,
    );
  }
  expect(JSON.stringify((await list(`employeeId=${employee.id}`)).body)).not.toContain('Palavras do titular');
  const trail = await app.db.selectFrom('audit_entries').selectAll().execute();
  expect(JSON.stringify(trail)).not.toContain('Palavras do titular');
});

test('to erase is answered with the rule that keeps the record, never granted whole', async () => {
  const id = await makePrivacyRequest(app, by(), { kind: 'erasure' });
  const whole = await answer(id);
  expect([whole.status, issues(whole.body)?.path]).toEqual([400, 'outcome']);
  expect(issues(whole.body)?.message).toContain('NR-7, 7.6.1.1');
  const unexplained = await answer(id, { outcome: 'refused' });
  expect([unexplained.status, issues(unexplained.body)?.path]).toEqual([400, 'retention']);
  expect((await answer(id, { outcome: 'refused', retention: 'medicalRecord' })).status).toBe(204);
  expect(await read(id)).toMatchObject({ outcome: 'refused', retention: 'medicalRecord' });
});

test('to revoke a consent holds at once, from the day on which it came, and is never refused', async () => {
  const consentId = await makeConsent(app, by(), { given_on: ago(20) });
  const revocation = { kind: 'consentRevocation', consent_id: consentId };
  const early = privacyRequestFields({ ...revocation, received_on: ago(21) });
  const path = `/employee/${employee.id}/privacy-requests`;
  expect((await app.call('POST', path, { as: doctor, body: early })).status).toBe(400);
  const id = await makePrivacyRequest(app, by(), { ...revocation, received_on: ago(2) });
  const { consents } = (await app.call('GET', `/employee/${employee.id}/consents`, { as: doctor })).body;
  expect(consents).toMatchObject([{ id: consentId, revokedOn: daysAfter(today(), -2) }]);
  const again = await app.call('POST', path, { as: doctor, body: privacyRequestFields(revocation) });
  expect([again.status, issues(again.body)?.path]).toEqual([400, 'consent_id']);
  expect(issues((await answer(id, { outcome: 'refused' })).body)?.message).toContain('art. 8º, § 5º');
  expect((await answer(id)).status).toBe(204);
});

test.each([
  ['without its words', { asked: ' ' }, 'asked'],
  ['of tomorrow', { received_on: formatDate(daysAfter(today(), 1)) }, 'received_on'],
  ['to revoke without saying what', { kind: 'consentRevocation' }, 'consent_id'],
])('%s is not taken', async (_what, fields, at) => {
  const path = `/employee/${employee.id}/privacy-requests`;
  const { status, body } = await app.call('POST', path, { as: doctor, body: privacyRequestFields(fields) });
  expect([status, issues(body)?.path]).toEqual([400, at]);
});

test('is not answered before it came', async () => {
  const id = await makePrivacyRequest(app, by(), { received_on: ago(1) });
  const { status, body } = await answer(id, { answered_on: ago(2) });
  expect([status, issues(body)?.path]).toEqual([400, 'answered_on']);
});
