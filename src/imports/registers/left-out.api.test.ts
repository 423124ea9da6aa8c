import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyLabels } from '../../companies/companies.labels.ts';
import { companyRecord } from '../../companies/companies.record.ts';
import { employeeLabels } from '../../employees/employees.labels.ts';
import { employeeRecord } from '../../employees/employees.record.ts';
import { makeCompany, makeEmployee, makeUnit, optionalFilled, signInFirstAdmin } from '../../testing/factories.ts';
import { checkedImport, csvOf } from '../../testing/imports/import-files.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { unitLabels } from '../../units/units.labels.ts';

/** A column that a file does not have leaves what the register has (product 18.3). */

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  mine = await makeCompany(app, { ...optionalFilled(companyRecord), cnpj: '529.982.247-25' });
});
afterAll(() => app.stop());

type Sending = Parameters<typeof checkedImport>[1];

/** Imports a file of one line. */
async function importLine(of: Sending, columns: Readonly<Record<string, string>>) {
  const { checked, confirm } = await checkedImport(app, of, csvOf([Object.values(columns)], Object.keys(columns)));
  expect(checked.counts).toMatchObject({ change: 1 });
  expect((await confirm()).status).toBe(200);
}

const read = async (path: string, as: string) => (await app.call('GET', path, { as })).body;

test('of an employee', async () => {
  const employee = await makeEmployee(app, mine, optionalFilled(employeeRecord));
  await importLine(mine, { [employeeLabels.cpf]: employee.cpf, [employeeLabels.office]: 'Chefe' });
  const { employee: now } = await read(`/employee/${employee.id}`, mine.token);
  expect(now).toEqual({ ...employee, office: 'Chefe', version: 2 });
});

test('of a unit', async () => {
  const unit = await makeUnit(app, mine);
  await importLine(
    { ...mine, kind: 'units' },
    { [unitLabels.identification]: unit.identification, [unitLabels.activity]: 'Padaria' },
  );
  const { unit: now } = await read(`/unit/${unit.id}`, mine.token);
  expect(now).toEqual({ ...unit, activity: 'Padaria', version: 2 });
});

test('of a company', async () => {
  const { company } = mine;
  await importLine(
    { kind: 'companies', token: admin },
    { [companyLabels.cnpj]: company.cnpj, [companyLabels.fantasy_name]: 'Outro nome' },
  );
  const { company: now } = await read(`/company/${company.id}`, admin);
  expect(now).toEqual({ ...company, fantasy_name: 'Outro nome', version: 2 });
});
