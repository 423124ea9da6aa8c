import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up } from '../../../../migrations/0061-folded-search.ts';
import { makeCompany, makeEmployee, makeUnit } from '../../../testing/factories.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';

let app: TestApp;
let mine: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp();
  mine = await makeCompany(app);
});
afterAll(() => app.stop());

async function found(list: 'employees' | 'units', search: string): Promise<string[]> {
  const path = `/${list}/${mine.companyId}?${new URLSearchParams({ search })}`;
  const { body } = await app.call('GET', path, { as: mine.token });
  return body[list].map(({ id }: { id: string }) => id);
}

const typed = ["d'ávila", 'D’Avila', 'd´avila', 'D′ÁVILA', 'd`avila'];

test('a name is found with whichever apostrophe it is typed and was kept', async () => {
  const people = await Promise.all(typed.map((name) => makeEmployee(app, mine, { name: `Rosa ${name} Prado` })));
  const ids = people.map(({ id }) => id).sort();
  for (const search of typed) expect((await found('employees', search)).sort()).toEqual(ids);
});

test('what was kept before is found in the same way once it is brought into the form of today', async () => {
  const employee = await makeEmployee(app, mine, { name: 'Zilda Sant’Ana' });
  const unit = await makeUnit(app, mine, { identification: 'Loja 3–B' });
  // As the programs before kept it.
  await sql`update employees set search = ${'zilda  sant’ana'} where id = ${employee.id}`.execute(app.db);
  await sql`update units set search = ${'loja 3–b loja3–b'} where id = ${unit.id}`.execute(app.db);
  expect(await found('employees', "sant'ana")).toEqual([]);
  await up(app.db as never);
  for (const search of ["sant'ana", 'Sant´Ana', 'zilda sant’ana']) {
    expect(await found('employees', search)).toEqual([employee.id]);
  }
  for (const search of ['3-b', '3–B', '3b', 'loja3b']) expect(await found('units', search)).toEqual([unit.id]);
});
