import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employeeId: string;
beforeAll(async () => {
  app = await startApp({ UPLOADS_PER_DAY: '2' });
  company = await makeCompany(app);
  employeeId = (await makeEmployee(app, company)).id;
});
afterAll(() => app.stop());

const upload = (as: string, key?: string) =>
  app.call('POST', '/uploads', {
    as,
    body: { companyId: company.companyId, employeeId, name: 'Laudo', contentType: 'application/pdf', size: 10 },
    ...(key ? { key } : {}),
  });

test('a user sends so many files in a day and no more; what is refused or sent again is none of them', async () => {
  const { token } = await makeProfessional(app);
  const wrong = { companyId: company.companyId, employeeId, name: '', contentType: 'application/pdf' };
  expect((await app.call('POST', '/uploads', { as: token, body: wrong })).status).toBe(400);
  expect([(await upload(token, 'one')).status, (await upload(token, 'one')).status]).toEqual([201, 201]);
  expect((await upload(token)).status).toBe(201);
  const refused = await upload(token);
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'Você já enviou os 2 arquivos que cabem em um dia. Envie este em 24 horas.' },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
  expect((await upload((await makeProfessional(app)).token)).status, 'another user has an own day').toBe(201);
});
