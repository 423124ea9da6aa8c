import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { up } from '../../migrations/0016-search-contacts.ts';
import { searchable } from '../platform/database/search/search.ts';
import {
  adminFields,
  companyFields,
  employeeFields,
  makeCompany,
  makeEmployee,
  makeUnit,
  password,
  professionalFields,
  signIn,
  signInFirstAdmin,
  unitFields,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

/** Every list is searched by e-mail, phone and city, where its records have them. */

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  mine = await makeCompany(app, noCity);
});
afterAll(() => app.stop());

/** As companies were when their e-mail and phone began to be searched. */
const noCity = { city: '' };

async function found(path: string, search: string, as = admin): Promise<string[]> {
  const { body } = await app.call('GET', `${path}?search=${encodeURIComponent(search)}`, { as });
  const [rows] = Object.values(body).filter(Array.isArray);
  return rows?.map(({ id }: { id: string }) => id) ?? [];
}

const contact = { email: 'Rita.Souza+7@Clinica-Sul.test', phone: '(85) 98765-4321' };
const forms = ['rita.souza', 'CLINICA-SUL', '+7@', 'ritasouza+7@clinicasul', '(85) 98765-4321', '85987654321', '4321'];

const people = [
  ['admin', '/admins', '/admins/update', adminFields, 'phone_number'],
  ['professional', '/professionals', '/professional/update', professionalFields, 'phone_number'],
  ['company', '/companies', '/company/update', (fields: object) => companyFields({ ...noCity, ...fields }), 'phone'],
] as const;

describe.each(people)('the %s', (noun, path, update, fieldsOf, phone) => {
  const fields = fieldsOf({ email: `${noun}.${contact.email}`, [phone]: contact.phone });
  let id: string;
  beforeAll(async () => {
    id = (await app.call('POST', path, { as: admin, body: fields })).body[noun].id;
  });

  test.each(forms)('is found by %s', async (search) => {
    expect(await found(path, search)).toEqual([id]);
  });

  test('is found by a changed e-mail and phone, and no more by those before', async () => {
    const changed = { ...fields, email: `${noun}.nova@zelo.test`, [phone]: '(11) 2222-3333' };
    expect((await app.call('PUT', `${update}/${id}`, { as: admin, body: changed })).status).toBe(200);
    expect(await found(path, `${noun}.nova`)).toEqual([id]);
    expect(await found(path, '1122223333')).toEqual([id]);
    expect(await found(path, 'rita.souza')).toEqual([]);
    expect(await found(path, '85987654321')).toEqual([]);
    await signIn(app, changed.email, password);
  });
});

test('an admin whose e-mail is left as it was is still found by it', async () => {
  const fields = adminFields({ email: 'fica.como.era@zelo.test' });
  const { id } = (await app.call('POST', '/admins', { as: admin, body: fields })).body.admin;
  const { cpf } = fields;
  await app.call('PUT', `/admins/update/${id}`, { as: admin, body: { cpf, phone_number: '(11) 2222-4444' } });
  expect(await found('/admins', 'fica.como.era')).toEqual([id]);
});

test('a unit is found by e-mail, phone and city', async () => {
  const { id } = await makeUnit(app, mine, { ...contact, city: 'Maracanaú' });
  for (const search of [...forms, 'maracanau']) {
    expect(await found(`/units/${mine.companyId}`, search, mine.token), search).toEqual([id]);
  }
});

test('an employee is found by phone', async () => {
  const { id } = await makeEmployee(app, mine, { phone_number: contact.phone });
  for (const search of ['(85) 98765-4321', '85987654321', '98765']) {
    expect(await found(`/employees/${mine.companyId}`, search, mine.token), search).toEqual([id]);
  }
});

test('rows from before are given what new ones have, and the index of the employees with them', async () => {
  await makeUnit(app, mine, unitFields({ identification: 'Galpão São João 2', city: 'São Luís' }));
  const employee = await makeEmployee(app, mine, employeeFields({ phone_number: '(21) 3333-7788' }));
  const tables = ['admins', 'companies', 'professionals', 'units', 'employees'] as const;
  const searches = async () => {
    const all = tables.map((table) => app.db.selectFrom(table).select(['id', 'search']).orderBy('id').execute());
    return Object.fromEntries((await Promise.all(all)).map((rows, at) => [tables[at], rows]));
  };
  const before = await searches();
  await forgetContacts();
  expect(await found(`/employees/${mine.companyId}`, '2133337788', mine.token)).toEqual([]);
  await migrate();
  expect(await searches()).toEqual(before);
  expect(await found(`/employees/${mine.companyId}`, '2133337788', mine.token)).toEqual([employee.id]);
  if (process.env.TEST_ENGINE === 'postgres') return;
  const indexed = async (trigram: string) =>
    (await sql`select rowid from employees_trigrams where employees_trigrams match ${`"${trigram}"`}`.execute(app.db))
      .rows.length;
  expect(await indexed('788')).toBe(1);
  await app.db.updateTable('employees').set({ search: 'outro nome raro' }).where('id', '=', employee.id).execute();
  expect(await indexed('788')).toBe(0);
  expect(await indexed('rar')).toBe(1);
});

test.runIf(process.env.TEST_ENGINE === 'postgres')('PostgreSQL keeps every index of the employees', async () => {
  const indexes = async () =>
    (await sql`select indexname, indexdef from pg_indexes where tablename = 'employees' order by 1`.execute(app.db))
      .rows;
  const before = await indexes();
  await migrate();
  expect(await indexes()).toEqual(before);
});

/** Runs the migration once more, within a transaction as always. */
async function migrate(): Promise<void> {
  await app.db.transaction().execute((tx) => up(tx as unknown as Kysely<unknown>));
}

/** Leaves in the search columns what stood there when contacts were not searched. */
async function forgetContacts(): Promise<void> {
  for (const { id, name, cpf } of await app.db.selectFrom('admins').selectAll().execute()) {
    await app.db
      .updateTable('admins')
      .set({ search: searchable(name, cpf) })
      .where('id', '=', id)
      .execute();
  }
  for (const { id, corporate_reason, fantasy_name, cnpj } of await app.db
    .selectFrom('companies')
    .selectAll()
    .execute()) {
    const search = searchable(corporate_reason, fantasy_name, cnpj);
    await app.db.updateTable('companies').set({ search }).where('id', '=', id).execute();
  }
  for (const { id, name, cpf, rg, acronym } of await app.db.selectFrom('professionals').selectAll().execute()) {
    const search = searchable(name, cpf, rg, acronym);
    await app.db.updateTable('professionals').set({ search }).where('id', '=', id).execute();
  }
  for (const { id, identification, cnpj, city } of await app.db.selectFrom('units').selectAll().execute()) {
    const search = searchable(identification, cnpj, city);
    await app.db.updateTable('units').set({ search }).where('id', '=', id).execute();
  }
  for (const { id, name, cpf, registration } of await app.db.selectFrom('employees').selectAll().execute()) {
    const search = searchable(name, cpf, registration);
    await app.db.updateTable('employees').set({ search }).where('id', '=', id).execute();
  }
}
