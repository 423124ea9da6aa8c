import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeUnit,
  signInFirstAdmin,
  unitFields,
} from '../../testing/factories.ts';
import { checkedImport, csvOf, employeeLine } from '../../testing/imports/import-files.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { unitLabels } from '../../units/units.labels.ts';

/** What becomes of a confirmed import between its confirmation and its writing, and of what no look could foresee. */

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
});
afterAll(() => app.stop());

type Sent = Awaited<ReturnType<typeof checkedImport>>;

/** Confirms without writing. */
async function confirmed({ read, at }: Sent, as: string) {
  const { contentHash } = await read();
  expect((await app.call('PUT', at('/confirm'), { as, body: { contentHash } })).status).toBe(200);
}

/** The states of two imports of the same file that were both confirmed before either was written. */
async function bothWritten(of: Parameters<typeof checkedImport>[1], file: string) {
  const [first, second] = [await checkedImport(app, of, file), await checkedImport(app, of, file)];
  for (const one of [first, second]) await confirmed(one, of.token);
  await app.workDueJobs();
  return [(await first.read()).state, (await second.read()).state];
}

test('a file of units that was confirmed twice makes each of them once', async () => {
  const labels = Object.entries(unitFields({ identification: 'Leste' }));
  const names = labels.map(([field]) => unitLabels[field as keyof typeof unitLabels]);
  const file = csvOf([labels.map(([, value]) => value)], names);
  expect(await bothWritten({ ...company, kind: 'units' }, file)).toEqual(['done', 'stale']);
  const { units } = (await app.call('GET', `/units/${company.companyId}`, { as: company.token })).body;
  expect(units).toHaveLength(1);
});

test('a file of exams that was confirmed twice records each of them once', async () => {
  const { token } = await makeProfessional(app);
  const { cpf, id } = await makeEmployee(app, company, {});
  const file = csvOf([[cpf, '0281', '10/02/2026']], ['CPF', 'Código do exame', 'Feito em']);
  const of = { kind: 'exam-records', companyId: company.companyId, token };
  expect(await bothWritten(of, file)).toEqual(['done', 'stale']);
  expect((await app.call('GET', `/employee/${id}/exams`, { as: token })).body.exams).toHaveLength(1);
});

test('whoever comes back has no unit where theirs was deleted meanwhile', async () => {
  const unit = await makeUnit(app, company, { identification: 'Fechada' });
  const gone = await makeEmployee(app, company, { name: 'Davi', unitId: unit.id });
  await app.call('PUT', `/employee/delete/${gone.id}`, { as: company.token });
  await app.call('PUT', `/unit/delete/${unit.id}`, { as: company.token });
  const file = csvOf([employeeLine({ cpf: gone.cpf, name: 'Davi' })]);
  const { check, confirm, read } = await checkedImport(app, company, file);
  await check({ choices: { reactivate: true } });
  expect((await confirm()).status).toBe(200);
  expect((await read()).state).toBe('done');
  const { employee } = (await app.call('GET', `/employee/${gone.id}`, { as: company.token })).body;
  expect(employee).toMatchObject({ inactivatedAt: null, unitId: null });
});

test('two new companies with one e-mail are told as wrong, each naming the other', async () => {
  const header = ['CNPJ', 'Razão social', 'Nome fantasia', 'Identificação', 'E-mail', 'Telefone', 'CEP', 'Endereço'];
  const line = (cnpj: string, mail: string) => [
    ...[cnpj, 'Casa', 'Casa', 'Casa', mail, '(11) 3123-4567', '01310-100', 'Rua A', 'Centro', '10/01/2023'],
  ];
  const of = { kind: 'companies', token: await signInFirstAdmin(app) };
  const lines = [
    line('11.444.777/0001-61', 'contador@empresa.test'),
    line('60.701.190/0001-04', 'outra@empresa.test'),
    line('33.000.167/0001-01', 'CONTADOR@empresa.test'),
  ];
  const { checked, lines: linesOf } = await checkedImport(
    app,
    of,
    csvOf(lines, [...header, 'Bairro', 'Início no eSocial']),
  );
  expect(checked.counts).toMatchObject({ create: 1, wrong: 2 });
  const wrong = (await linesOf('?filter=wrong')).lines;
  expect(wrong.map(({ remarks }: { remarks: { message: string }[] }) => remarks[0]?.message)).toEqual([
    expect.stringContaining('linha 4'),
    expect.stringContaining('linha 2'),
  ]);
});

test('a line that is gone leaves nothing written: it is all of what was confirmed, or nothing', async () => {
  const of = await makeCompany(app);
  const sent = await checkedImport(app, of, csvOf([employeeLine(), employeeLine()]));
  await confirmed(sent, of.token);
  await app.db.deleteFrom('import_lines').where('import_id', '=', sent.importId).where('line', '=', 2).execute();
  await app.workDueJobs();
  expect((await sent.read()).state).toBe('stale');
  expect((await app.call('GET', `/employees/${of.companyId}?pageSize=0`, { as: of.token })).body.total).toBe(0);
});
