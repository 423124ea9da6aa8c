import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../../testing/factories.ts';
import { issueDocument } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

/** The limits are those that an installation begins with. */
const usual = { WRITES_PER_MINUTE: '', COSTS_PER_MINUTE: '', UPLOADS_PER_DAY: '', OPENINGS_TOLD_AT: '' };

const [professionals, patients] = [12, 30];

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp(usual);
  company = await makeCompany(app);
});
afterAll(() => app.stop());

/** What a professional asks for about one patient: looks for them, reads what there was, opens it, and sends a result. */
function callsOf(employeeId: string, documentId: string) {
  const file = {
    companyId: company.companyId,
    employeeId,
    name: 'Audiometria',
    contentType: 'application/pdf',
    size: 10,
  };
  return [
    ['GET', '/employees?search=Rai&page=1'],
    ['GET', '/employees?search=Raimunda&page=1'],
    ['GET', '/employees?search=Raimunda%20Q&page=1'],
    ['GET', `/documents/${employeeId}?page=1`],
    ['GET', `/document/${documentId}`],
    ['GET', `/issued-documents/${documentId}/answers`],
    ['GET', `/document/${documentId}`],
    ['POST', '/uploads', file],
  ] as const;
}

/** The day of one professional, as fast as it can be asked for. @returns the statuses, each once */
async function dayOf(): Promise<number[]> {
  const { token } = await makeProfessional(app);
  const employee = await makeEmployee(app, company, { name: 'Raimunda Quixabeira' });
  const { documentId } = await issueDocument(app, { employee, token });
  const statuses = new Set<number>();
  for (let patient = 0; patient < patients; patient++) {
    for (const [method, path, body] of callsOf(employee.id, documentId)) {
      const { status } = await app.call(method, path, { as: token, ...(body ? { body } : {}) });
      statuses.add(status);
    }
  }
  expect((await app.call('GET', '/exports/dueDates/list?list=overdue&format=csv', { as: token })).status).toBe(200);
  return [...statuses].sort();
}

test('the whole day of twelve professionals, from one address and all at once, meets no limit and alarms nobody', async () => {
  const days = await Promise.all(Array.from({ length: professionals }, dayOf));
  expect(days).toEqual(Array(professionals).fill([200, 201]));
  const { body } = await app.call('GET', '/notifications', { as: await signInFirstAdmin(app) });
  expect(body.notifications.filter(({ text }: { text: string }) => text.includes('menos de uma hora'))).toEqual([]);
});

test('who opens five hundred documents in an hour is known to the administrators when it is done', async () => {
  const { token } = await makeProfessional(app);
  const employee = await makeEmployee(app, company);
  const { documentId } = await issueDocument(app, { employee, token });
  for (let times = 0; times < 500; times++) {
    expect((await app.call('GET', `/document/${documentId}`, { as: token })).status).toBe(200);
  }
  const { body } = await app.call('GET', '/notifications', { as: await signInFirstAdmin(app) });
  const texts = body.notifications.map(({ text }: { text: string }) => text);
  expect(texts.filter((text: string) => text.includes('abriu 200 documentos em menos de uma hora'))).toHaveLength(1);
});
