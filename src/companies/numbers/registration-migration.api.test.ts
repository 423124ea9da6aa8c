import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../../../migrations/0063-registration-kinds.ts';
import { makeCompany, makeEmployee, makeUnit } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

/** What a practice had before there were kinds of registration. */

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Takes away what the migration has made: every number is a CNPJ of which nobody knows whether it fits. */
async function asBefore(): Promise<void> {
  for (const index of ['companies_registration_bare', ...tables.map((table) => `${table}_wrong_numbers`)]) {
    await sql`drop index ${sql.ref(index)}`.execute(app.db);
  }
  for (const table of tables) await sql`alter table ${sql.table(table)} drop column wrong_numbers`.execute(app.db);
  for (const table of ['companies', 'units'])
    await sql`alter table ${sql.table(table)} drop column registration_kind`.execute(app.db);
  await sql`alter table companies drop column registration_bare`.execute(app.db);
}
const tables = ['companies', 'units', 'employees'];

/** As it was kept, what it is found to be, and what is told to be mended. */
const numbers: readonly [kept: string, kind: string, now: string, wrong: string][] = [
  ['11.222.333/0001-81', 'CNPJ', '11.222.333/0001-81', ''],
  ['12.ABC.345/01DE-35', 'CNPJ', '12.ABC.345/01DE-35', ''],
  ['54.550.752/0001-56', 'CNPJ', '54.550.752/0001-56', 'cnpj'],
  // The digits of 529.982.247/001-25: as a CNPJ they would be wrong, and of the 7001st establishment.
  ['52.998.224/7001-25', 'CAEPF', '529.982.247/001-25', ''],
  // Right as a CAEPF, and as likely the first establishment of a CNPJ that was mistyped: left, and listed.
  ['29.311.861/0001-84', 'CNPJ', '29.311.861/0001-84', 'cnpj'],
  ['00.000.000/0000-12', 'CNPJ', '00.000.000/0000-12', 'cnpj'],
  // The 1001st branch of a firm, and a CAEPF of the CPF above that was mistyped.
  ['11.222.333/1001-35', 'CNPJ', '11.222.333/1001-35', ''],
  ['52.998.224/7003-99', 'CNPJ', '52.998.224/7003-99', 'cnpj'],
];

/** The same for units, each of the company that had the number which is named first. */
const ofUnits: readonly [company: string, ...(typeof numbers)[number]][] = [
  ['52.998.224/7001-25', '52.998.224/7002-14', 'CAEPF', '529.982.247/002-14', ''],
  ['52.998.224/7003-99', '52.998.224/7002-14', 'CAEPF', '529.982.247/002-14', ''],
  // Right as a CAEPF by chance: a firm has no CAEPF, and one that is mistyped looks like its branches from the 1001st on.
  ['11.222.333/0001-81', '11.222.333/1002-28', 'CNPJ', '11.222.333/1002-28', 'cnpj'],
  ['11.222.333/1001-35', '11.222.333/1002-28', 'CNPJ', '11.222.333/1002-28', 'cnpj'],
  ['54.550.752/0001-56', '54.550.752/7001-42', 'CNPJ', '54.550.752/7001-42', 'cnpj'],
];

test('what can be nothing but a CAEPF becomes one, and the numbers whose digits do not fit are known', async () => {
  const made: Awaited<ReturnType<typeof makeCompany>>[] = [];
  for (const [cnpj] of numbers) made.push(await makeCompany(app, { cnpj }));
  const [mine] = made;
  if (!mine) throw new Error('no company');
  const units: { id: string; told: string; number: string; kind: string }[] = [];
  for (const [company, cnpj, kind, number, told] of ofUnits) {
    const of = made[numbers.findIndex(([kept]) => kept === company)];
    if (!of) throw new Error(`no company ${company}`);
    units.push({ id: (await makeUnit(app, of, { cnpj })).id, told, number, kind });
  }
  const person = await makeUnit(app, mine, { cpf_legal_representative: '529.982.247-24' });
  const right = await makeEmployee(app, mine, { cpf: '529.982.247-25', nis: '12056412847' });
  const wrong = await makeEmployee(app, mine, { cpf: '529.982.247-24', nis: '120.56412.54-7' });
  const nis = await makeEmployee(app, mine, { cpf: '133.782.710-00', nis: '12056412547' });
  const none = await makeEmployee(app, mine, { cpf: '295.379.955-93', nis: 'não tem' });

  await asBefore();
  await up(app.db as never);

  const { rows } = await sql<Record<string, string>>`select id, registration_kind as kind, cnpj, wrong_numbers as wrong,
    search, registration_bare as bare from companies`.execute(app.db);
  for (const [at, [, kind, now, told]] of numbers.entries()) {
    const row = rows.find(({ id }) => id === made[at]?.companyId);
    expect(row).toMatchObject({ kind, cnpj: now, wrong: told, bare: now.replace(/[^0-9A-Z]/g, '') });
    expect(row?.search).toContain(now.toLowerCase());
  }
  const kept = await sql<
    Record<string, string>
  >`select id, registration_kind as kind, cnpj, wrong_numbers as wrong, search
    from units`.execute(app.db);
  for (const { id, told, number, kind } of units) {
    const row = kept.rows.find((one) => one.id === id);
    expect(row).toMatchObject({ kind, cnpj: number, wrong: told });
    expect(row?.search).toContain(number);
  }
  expect(kept.rows.find(({ id }) => id === person.id)?.wrong).toBe('cpf_legal_representative');
  const people = await sql<{ id: string; wrong: string }>`select id, wrong_numbers as wrong from employees`.execute(
    app.db,
  );
  const told = new Map(people.rows.map(({ id, wrong }) => [id, wrong]));
  expect([right, wrong, nis, none].map(({ id }) => told.get(id))).toEqual(['', 'cpf,nis', 'nis', '']);
});
