import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../testing/factories.ts';
import { consentFields, makeConsent, makePrivacyRequest } from '../testing/rights/privacy.ts';
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
  employee = await makeEmployee(app, company, { dt_birth: '1990-05-20' });
});
afterAll(() => app.stop());

const path = () => `/employee/${employee.id}/consents`;
const post = (fields: object = {}) => app.call('POST', path(), { as: doctor, body: consentFields(fields) });
const list = async (as = doctor) => app.call('GET', path(), { as });
const by = () => ({ employeeId: employee.id, token: doctor });

test('is a fact with its day and its paper, which neither company nor administrator reads', async () => {
  expect((await list()).body.consents, 'nobody has consented by default').toEqual([]);
  await makeConsent(app, by(), { purpose: 'resultsToEmployer', given_on: '10-02-2026', paper: 'Pasta 3' });
  const held = { purpose: 'resultsToEmployer', givenOn: '2026-02-10', paper: 'Pasta 3', revokedOn: null };
  expect((await list()).body.consents).toMatchObject([{ ...held, recordedBy: 'Rui Tavares' }]);
  expect((await list(company.token)).status).toBe(403);
  expect((await list(await signInFirstAdmin(app))).status).toBe(403);
});

test.each([
  ['without a purpose', { purpose: '' }, 'purpose'],
  ['without its paper', { paper: ' ' }, 'paper'],
  ['of tomorrow', { given_on: formatDate(daysAfter(today(), 1)) }, 'given_on'],
  ['of before the birth', { given_on: '19-05-1990' }, 'given_on'],
])('%s is refused', async (_what, fields, at) => {
  const { status, body } = await post(fields);
  expect([status, body.data?.issues?.[0]?.path]).toEqual([400, at]);
});

test('of each purpose one holds at a time, and a revoked one stays to be read', async () => {
  const consentId = await makeConsent(app, by(), { given_on: '05-01-2026' });
  expect((await post()).status).toBe(409);
  expect((await post({ purpose: 'resultsToEmployer' })).status).toBe(201);
  await makePrivacyRequest(app, by(), { kind: 'consentRevocation', consent_id: consentId });
  expect((await post({ given_on: formatDate(today()) })).status).toBe(201);
  const { consents } = (await list()).body;
  expect(consents).toHaveLength(3);
  expect(consents.find(({ id }: { id: string }) => id === consentId)).toMatchObject({ revokedOn: today() });
});
