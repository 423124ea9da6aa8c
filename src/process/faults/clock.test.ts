import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeCompany, makeDocument, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { report } from './report.ts';

let app: TestApp;
let token: string;
let link: string;

beforeAll(async () => {
  app = await startApp();
  const company = await makeCompany(app);
  const employee = await makeEmployee(app, company);
  token = (await makeProfessional(app)).token;
  const document = await makeDocument(app, { companyId: company.companyId, employeeId: employee.id, token });
  link = (await app.call('GET', `/document/${document.id}`, { as: token })).body.signedUrl;
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app.stop());

/** Sets the server's clock, which is the test's: it runs in this process. */
function jump(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}
const session = async () => (await app.call('GET', '/profile', { as: token })).status;
async function file(): Promise<number> {
  const response = await fetch(new URL(link, `${app.url}/api/`));
  await response.arrayBuffer(); // A body that nobody reads would keep the connection, and with it the server, busy.
  return response.status;
}
const minute = 60_000;
const day = 24 * 60 * minute;

test.each([
  ['not at all', 0, 200, 200],
  ['ahead by six minutes', 6 * minute, 200, 404],
  ['ahead by 31 days', 31 * day, 401, 404],
  ['back by half a minute', -minute / 2, 200, 200],
  ['back by a day', -day, 200, 404],
])('a clock that jumps %s opens nothing for longer than was meant', async (_how, by, ofSession, ofLink) => {
  jump(by);
  expect([await session(), await file()]).toEqual([ofSession, ofLink]);
});

test('nothing stays broken when the clock is right again', async () => {
  jump(31 * day);
  expect(await session()).toBe(401);
  vi.useRealTimers();
  expect([await session(), await file()]).toEqual([200, 200]);
  const recovery = 'sessões e links valem de novo com a hora certa; nenhum vive mais do que devia';
  report({ fault: 'relógio adiantado e atrasado', load: '–', acknowledged: 0, lost: 0, recovery });
});
