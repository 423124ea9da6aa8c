import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeEmployee } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Of = Awaited<ReturnType<typeof makeCompany>>;

const ask = ({ companyId, token }: Of, ids: readonly string[], by = 'employees') =>
  app.call('GET', `/${by}/${companyId}/records?ids=${ids.join(',')}`, { as: token });

test('of the chosen employees every field is answered, of those who have left, too, and of nobody else', async () => {
  const of = await makeCompany(app);
  const [ana, bia] = [await makeEmployee(app, of, { name: 'Ana' }), await makeEmployee(app, of, { name: 'Bia' })];
  await makeEmployee(app, of, { name: 'Cida' });
  await app.call('PUT', `/employee/delete/${bia.id}`, { as: of.token, body: {} });
  const { body } = await ask(of, [bia.id, ana.id]);
  expect(body.employees).toMatchObject([
    { name: 'Ana', nis: ana.nis },
    { name: 'Bia', inactivatedAt: expect.any(String) },
  ]);
});

test('an employee of another company is not among them, and another company’s list is not there at all', async () => {
  const [mine, other] = [await makeCompany(app), await makeCompany(app)];
  const [ana, dora] = [await makeEmployee(app, mine, { name: 'Ana' }), await makeEmployee(app, other)];
  expect((await ask(mine, [ana.id, dora.id])).body.employees).toMatchObject([{ name: 'Ana' }]);
  expect((await ask(mine, [dora.id])).body.employees).toEqual([]);
  expect((await ask({ ...other, token: mine.token }, [dora.id])).status).toBe(404);
});

test('none, more than 200 and what is no identifier are refused', async () => {
  const of = await makeCompany(app);
  const { id } = await makeEmployee(app, of);
  for (const ids of [[], Array.from({ length: 201 }, () => id), ['ana']]) {
    expect((await ask(of, ids)).status).toBe(400);
  }
});

test('the chosen are taken away as a spreadsheet that the import knows, and the trail keeps how many, not whom', async () => {
  const of = await makeCompany(app);
  const [ana] = [await makeEmployee(app, of, { name: 'Ana' }), await makeEmployee(app, of, { name: 'Bia' })];
  const whole = await app.call('GET', `/exports/employees/records?companyId=${of.companyId}&format=csv`, {
    as: of.token,
  });
  const chosen = await app.call(
    'GET',
    `/exports/employees/records?companyId=${of.companyId}&ids=${ana.id}&format=csv`,
    { as: of.token },
  );
  const lines = ({ body }: typeof whole): string[] => body.text.trim().split('\r\n');
  expect(lines(chosen)).toHaveLength(2);
  expect(lines(chosen)).toEqual(lines(whole).slice(0, 2));
  const entries = app.db.selectFrom('audit_entries').select('detail').where('action', '=', 'exported');
  const details = (await entries.where('company_id', '=', of.companyId).execute()).map(({ detail }) => detail);
  expect(details).toContain('csv 1 ids');
});
