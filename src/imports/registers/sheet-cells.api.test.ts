import { writeXlsx } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeEmployee } from '../../testing/factories.ts';
import { checkedImport } from '../../testing/imports/import-files.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let mine: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp();
  mine = await makeCompany(app);
});
afterAll(() => app.stop());

type Cell = { value: string | number | Date; numFmt?: string };

/** Sends a sheet of one line about somebody who is registered. */
async function send(cpf: string, columns: Readonly<Record<string, Cell>>) {
  const row = [{ value: cpf }, ...Object.values(columns)].map(({ value, ...style }) => ({ value, style }));
  const cells = new Map(row.map((cell, at) => [`1,${at}`, cell]));
  const rows = [['CPF', ...Object.keys(columns)], row.map(({ value }) => value)];
  return checkedImport(app, mine, await writeXlsx({ sheets: [{ name: 'Pessoas', rows, cells }] }));
}

test('numbers of a sheet are kept as whoever filled it in sees them', async () => {
  const employee = await makeEmployee(app, mine, { phone_number: '(11) 91234-5678' });
  const { checked, confirm } = await send(employee.cpf, {
    Matrícula: { value: 123, numFmt: '00000' },
    Celular: { value: '1133334444.0' },
    RG: { value: 123456789.00000001 },
  });
  expect(checked.counts).toMatchObject({ change: 1, wrong: 0 });
  expect((await confirm()).status).toBe(200);
  const { employee: now } = (await app.call('GET', `/employee/${employee.id}`, { as: mine.token })).body;
  expect(now).toMatchObject({ registration: '00123', phone_number: '(11) 3333-4444', rg: '12.345.678-9' });
});

test('an RG is the same with and without its punctuation', async () => {
  const employee = await makeEmployee(app, mine, { rg: 'MG-12.345.678' });
  const { checked } = await send(employee.cpf, { RG: { value: 'MG12345678' } });
  expect(checked.counts).toMatchObject({ same: 1, change: 0 });
});

test.each([
  ['after the last that a spreadsheet shows', 2_958_466],
  ['before its first', -45_000],
])('a date %s is an error on its cell, and nothing is kept', async (_, value) => {
  const employee = await makeEmployee(app, mine);
  const { checked, lines } = await send(employee.cpf, { Nascimento: { value, numFmt: 'dd/mm/yyyy' } });
  expect(checked.counts).toMatchObject({ wrong: 1, same: 0 });
  const [line] = (await lines()).lines;
  expect(line.remarks).toContainEqual(expect.objectContaining({ column: 'Nascimento', level: 'error' }));
});

test('one line of text has no break, tab, hard or doubled space, by the API and by a sheet', async () => {
  const employee = await makeEmployee(app, mine, { name: 'Ana\u00a0\r\n Lima', office: 'Chefe\tde\u2028 turno' });
  expect(employee).toMatchObject({ name: 'Ana Lima', office: 'Chefe de turno' });
  const { checked } = await send(employee.cpf, {
    Nome: { value: 'Ana\n\u00a0Lima' },
    Cargo: { value: 'Chefe  de turno' },
  });
  expect(checked.counts).toMatchObject({ same: 1, change: 0, wrong: 0 });
});
