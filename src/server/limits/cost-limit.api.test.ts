import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { issueBody, issueDocument } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

/** So little that a test comes to it: of one user, and ten times as much of a network. */
const most = 3;

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
beforeAll(async () => {
  app = await startApp({ COSTS_PER_MINUTE: String(most), TRUST_PROXY: 'true' });
  company = await makeCompany(app);
  employee = await makeEmployee(app, company, { name: 'Raimunda Quixabeira' });
});
afterAll(() => app.stop());

let token: string;
beforeEach(async () => {
  ({ token } = await makeProfessional(app));
});

/** A call that a proxy brings from an address. */
async function callFrom(address: string, as: string, path: string) {
  const headers = { authorization: `Bearer ${as}`, 'x-forwarded-for': address };
  const response = await fetch(`${app.url}/api${path}`, { headers });
  await response.arrayBuffer();
  return response;
}

const search = `/employees?search=Raimunda&page=1`;

test('searches, exports, issues and openings count together; beyond what a minute has, 429 says how long to wait', async () => {
  const document = await issueDocument(app, { employee, token });
  expect((await app.call('GET', `/document/${document.documentId}`, { as: token })).status).toBe(200);
  expect((await app.call('GET', '/exports/employees/search?search=Rai', { as: token })).status).toBe(200);
  const refused = await app.call('GET', search, { as: token });
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('esta ainda não foi feita') },
  });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(refused.body.data).toEqual({ retryAfterSeconds: seconds });
  const issue = await app.call('POST', '/issued-documents', { as: token, body: issueBody('aso', employee) });
  expect(issue.status).toBe(429);
  // What costs little goes on, and so does everybody else.
  expect((await app.call('GET', `/employees/${company.companyId}?page=1`, { as: token })).status).toBe(200);
  expect((await app.call('GET', search, { as: (await makeProfessional(app)).token })).status).toBe(200);
});

test('a network has as much as ten users, however many accounts knock from it; another network is not held', async () => {
  const users = await Promise.all(Array.from({ length: 11 }, async () => (await makeProfessional(app)).token));
  const statuses: number[] = [];
  for (const as of users) {
    for (let times = 0; times < most; times++) statuses.push((await callFrom('198.51.100.7', as, search)).status);
  }
  expect(statuses.slice(0, 10 * most)).toEqual(Array(10 * most).fill(200));
  expect(statuses.slice(10 * most)).toContain(429);
  expect((await callFrom('203.0.113.9', token, search)).status).toBe(200);
});
