import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDeep } from '../../testing/chance/chance.ts';
import { makeCompany, makeProfessional } from '../../testing/factories.ts';
import { checkedImport, csvOf } from '../../testing/imports/import-files.ts';
import { analyze, manyEmployees } from '../../testing/many-employees.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { verifyChain } from '../../trail/chain.db.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

// How long 5,000 take is measured by `npm run bench -- exam-results-sqlite`.
const many = isDeep ? 5_000 : 300;
const strangers = 10;

test('many results come in by one spreadsheet, ten of them of nobody; again nothing changes', async () => {
  const doctor = await makeProfessional(app);
  const { companyId } = await makeCompany(app);
  await manyEmployees(app.db, companyId, many - strangers);
  await analyze(app.db);
  const people = await app.db.selectFrom('employees').select('id').where('company_id', '=', companyId).execute();
  const cpfOf = (at: number) =>
    `222.222.${String(at)
      .padStart(5, '0')
      .replace(/(...)(..)/, '$1-$2')}`;
  await app.db.transaction().execute(async (tx) => {
    for (const [at, { id }] of people.entries()) {
      await tx
        .updateTable('employees')
        .set({ cpf: cpfOf(at) })
        .where('id', '=', id)
        .execute();
    }
  });
  const known = people.map((_, at) => [cpfOf(at), '0281', '12/03/2026', at % 7 ? 'não' : 'sim', `${at % 90} dB`]);
  const nobody = Array.from({ length: strangers }, (_, at) => [
    `999.999.999-${10 + at}`,
    '0281',
    '12/03/2026',
    'não',
    '',
  ]);
  const csv = csvOf([...known, ...nobody], ['CPF', 'Procedimento', 'Data do exame', 'Resultado', 'Valor']);
  const of = { kind: 'exam-results', companyId, token: doctor.token };
  const { checked, confirm, read } = await checkedImport(app, of, csv);
  expect(checked.counts).toMatchObject({ create: many, same: 0, wrong: 0 });
  expect((await confirm()).status).toBe(200);
  expect(await read()).toMatchObject({ state: 'done', done: many });
  const rows = async () => {
    const counted = app.db.selectFrom('exam_records').select(({ fn }) => fn.countAll<number | string>().as('count'));
    return Number((await counted.where('company_id', '=', companyId).executeTakeFirstOrThrow()).count);
  };
  expect(await rows()).toBe(many - strangers);
  const list = await app.call('GET', '/exam-results?state=waiting&page=1', { as: doctor.token });
  expect(list.body.total).toBe(strangers);
  const again = await checkedImport(app, of, csv);
  expect(again.checked.counts).toMatchObject({ create: 0, change: 0, same: many, wrong: 0 });
  expect(await rows()).toBe(many - strangers);
  expect((await verifyChain(app.db)).broken).toBeNull();
});
