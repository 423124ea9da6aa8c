import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scopeFor } from '../../access/scope.ts';
import {
  companyFields,
  employeeFields,
  makeCompany,
  makeEmployee,
  makeUnit,
  signInFirstAdmin,
  unitFields,
} from '../../testing/factories.ts';
import { checkedImport, csvOf, employeeHeader, employeeLine } from '../../testing/imports/import-files.ts';
import { analyze, manyEmployees } from '../../testing/many-employees.ts';
import { plansOf } from '../../testing/queries/plans.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { listWrongNumbers } from '../employees.db.ts';

/** Numbers whose check digits do not fit, listed for the company to mend (product 5.2). */

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
});
afterAll(() => app.stop());

type Company = Awaited<ReturnType<typeof makeCompany>>;
const wrongCpf = '529.982.247-24';

async function listed(mine: Company, of: 'employees' | 'units' = 'employees', query = '') {
  const { body } = await app.call('GET', `/${of}/${mine.companyId}/wrong-numbers${query}`, { as: mine.token });
  return body[of].map((row: { id: string; wrongNumbers: string }) => [row.id, row.wrongNumbers]);
}

describe('people', () => {
  test('are listed with the fields that do not fit, and leave the list as each is mended', async () => {
    const mine = await makeCompany(app);
    await makeEmployee(app, mine, { nis: '120.56412.84-7' });
    const ana = await makeEmployee(app, mine, { name: 'Ana', cpf: wrongCpf, nis: '12056412547' });
    const bia = await makeEmployee(app, mine, { name: 'Bia', nis: '120.56412.54-7' });
    expect(await listed(mine)).toEqual([
      [ana.id, 'cpf,nis'],
      [bia.id, 'nis'],
    ]);
    expect(await listed(mine, 'employees', '?search=bia&page=1')).toEqual([[bia.id, 'nis']]);
    const edit = (id: string, fields: object) =>
      app.call('PUT', `/employees/update/${id}`, { as: mine.token, body: employeeFields({ rg: '1', ...fields }) });
    expect((await edit(ana.id, { cpf: '529.982.247-25', nis: '12056412547' })).status).toBe(200);
    expect(await listed(mine, 'employees', '?sort=name')).toContainEqual([ana.id, 'nis']);
    expect((await edit(ana.id, { cpf: '529.982.247-25', nis: '12056412847' })).status).toBe(200);
    expect(await listed(mine)).toEqual([[bia.id, 'nis']]);
    expect((await app.call('PUT', `/employee/delete/${bia.id}`, { as: mine.token })).status).toBe(204);
    expect(await listed(mine)).toEqual([]);
    expect((await app.call('PUT', `/employee/reactivate/${bia.id}`, { as: mine.token })).status).toBe(200);
    expect(await listed(mine)).toEqual([[bia.id, 'nis']]);
  });

  test('come and go by every way in: a spreadsheet and another system, too', async () => {
    const mine = await makeCompany(app);
    const of = { companyId: mine.companyId, token: mine.token };
    const named = (nis: string) =>
      csvOf([[...employeeLine({ cpf: wrongCpf, registration: 'M1' }), nis]], [...employeeHeader, 'NIS']);
    const { confirm } = await checkedImport(app, of, named('12056412547'));
    expect((await confirm()).status).toBe(200);
    expect((await listed(mine)).map(([, wrong]: string[]) => wrong)).toEqual(['cpf,nis']);
    const again = await checkedImport(app, of, named('12056412847'));
    expect((await again.confirm()).status).toBe(200);
    expect((await listed(mine)).map(([, wrong]: string[]) => wrong)).toEqual(['cpf']);

    const sync = (fields: object) =>
      app.call('PUT', `/employees/sync/${mine.companyId}`, { as: mine.token, body: employeeFields(fields) });
    const person = { cpf: '295.379.955-93', registration: 'M2' };
    expect((await sync({ ...person, nis: '12056412547' })).body).toMatchObject({ outcome: 'created' });
    expect((await listed(mine)).map(([, wrong]: string[]) => wrong).sort()).toEqual(['cpf', 'nis']);
    expect((await sync({ ...person, nis: '12056412847' })).body).toMatchObject({ outcome: 'changed' });
    expect((await listed(mine)).map(([, wrong]: string[]) => wrong)).toEqual(['cpf']);
  });

  test('of another company are not to be had, and an administrator has no way to people', async () => {
    const [mine, theirs] = [await makeCompany(app), await makeCompany(app)];
    const path = `/employees/${theirs.companyId}/wrong-numbers`;
    expect((await app.call('GET', path, { as: mine.token })).status).toBe(404);
    expect((await app.call('GET', path, { as: admin })).status).toBe(403);
  });
});

test('units are listed with their own number and that of who answers for them', async () => {
  const mine = await makeCompany(app);
  await makeUnit(app, mine);
  const caepf = { cnpj: '293.118.610/001-84', registrationKind: 'CAEPF' };
  const unit = await makeUnit(app, mine, { ...caepf, cpf_legal_representative: wrongCpf });
  const other = await makeUnit(app, mine, { identification: 'Zona Sul', cnpj: '29.311.861/0001-84' });
  expect(await listed(mine, 'units', '?sort=identification')).toEqual(
    expect.arrayContaining([
      [unit.id, 'cpf_legal_representative'],
      [other.id, 'cnpj'],
    ]),
  );
  const edit = (id: string, fields: object) =>
    app.call('PUT', `/unit/update/${id}`, { as: mine.token, body: unitFields(fields) });
  // What was typed as a CNPJ becomes the CAEPF that it is.
  expect((await edit(other.id, { cnpj: '29.311.861/0001-84', registrationKind: 'CAEPF' })).status).toBe(200);
  expect((await edit(unit.id, { cnpj: caepf.cnpj })).status).toBe(200);
  expect(await listed(mine, 'units')).toEqual([]);
});

test('companies are listed for administrators alone', async () => {
  const { company } = await makeCompany(app, { cnpj: '54.550.752/0001-56' });
  const cpf = await makeCompany(app, { cnpj: wrongCpf, registrationKind: 'CPF' });
  await makeCompany(app, { cnpj: '529.982.247/001-25', registrationKind: 'CAEPF' });
  const wrong = async () => {
    const { body } = await app.call('GET', '/companies/wrong-numbers?page=1', { as: admin });
    return body.companies.map(({ cnpj }: { cnpj: string }) => cnpj).sort();
  };
  expect(await wrong()).toEqual([wrongCpf, '54.550.752/0001-56'].sort());
  const body = companyFields({ email: company.user.email, cnpj: '54.550.752/0001-55' });
  expect((await app.call('PUT', `/company/update/${company.id}`, { as: admin, body })).status).toBe(200);
  expect(await wrong()).toEqual([wrongCpf]);
  expect((await app.call('GET', '/companies/wrong-numbers', { as: cpf.token })).status).toBe(403);
});

test('of very many people the few are found by an index, page by page and counted', async () => {
  const mine = await makeCompany(app);
  for (let others = 0; others < 4; others++) await manyEmployees(app.db, (await makeCompany(app)).companyId, 3_000);
  await manyEmployees(app.db, mine.companyId, 3_000);
  await sql`update employees set wrong_numbers = 'cpf' where company_id = ${mine.companyId} and name like '%77'`.execute(
    app.db,
  );
  await analyze(app.db);
  for (const input of [{ page: 1, pageSize: 20 }, { pageSize: 0 }, { page: 2, pageSize: 20, sort: '-name' as const }]) {
    const plans = await plansOf(app.db, (db) => listWrongNumbers(db, scopeFor('all', ''), mine.companyId, input));
    for (const plan of plans) expect(plan).toContain('employees_wrong_numbers');
  }
  const { body } = await app.call('GET', `/employees/${mine.companyId}/wrong-numbers?pageSize=0`, { as: mine.token });
  expect(body).toEqual({ employees: [], total: 30 });
});
