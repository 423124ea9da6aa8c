import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../testing/factories.ts';
import { checkedImport, csvOf, employeeLine } from '../../testing/imports/import-files.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('each error is told once, with the column and the lines in which it stands; a sheet without any has none', async () => {
  const company = await makeCompany(app);
  const file = csvOf([
    ...[employeeLine({ cpf: '123' }), employeeLine({ cpf: '123' }), employeeLine()],
    ...[employeeLine({ cpf: '45' }), employeeLine({ unit: 'Norte' })],
  ]);
  const { at, lines } = await checkedImport(app, company, file);
  const problems = async (path: string) => (await app.call('GET', path, { as: company.token })).body;
  const { remarks } = (await lines('?filter=wrong')).lines[0];
  expect(await problems(at('/problems'))).toMatchObject({
    total: 2,
    problems: [
      {
        ...{ label: 'CPF', column: 'CPF', message: remarks[0].message, lines: 3, hasMore: false },
        ranges: [
          [2, 3],
          [5, 5],
        ],
      },
      { label: 'Unidade', message: expect.stringMatching(/não tem esta unidade/), lines: 1, ranges: [[6, 6]] },
    ],
  });
  const right = await checkedImport(app, company, csvOf([employeeLine()]));
  expect(await problems(right.at('/problems'))).toEqual({ problems: [], total: 0 });
});

test('a company does not learn what is wrong with the sheet of another', async () => {
  const { at } = await checkedImport(app, await makeCompany(app), csvOf([employeeLine({ cpf: '123' })]));
  const { token } = await makeCompany(app);
  expect((await app.call('GET', at('/problems'), { as: token })).status).toBe(404);
});
