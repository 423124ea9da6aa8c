import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeUnit } from '../../../testing/factories.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';
import { connectionApart } from '../apart/connection-apart.server.ts';
import type { Database } from '../database.server.ts';
import type { Row } from './insert-many.server.ts';
import { stageChanged, stageNew } from './stage.server.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
});
afterAll(() => app.stop());

/** The company's employees, without the number by which the embedded engine finds a row again. */
async function people(db: Database) {
  const query = db.selectFrom('employees').selectAll().where('company_id', '=', company.companyId).orderBy('id');
  return (await query.execute()).map((row) => {
    const { search_row: _, ...rest } = { search_row: null, ...row };
    return rest;
  });
}

/** Rows like a person's, one for each number. */
async function like(count: number): Promise<Row[]> {
  const { id } = await makeEmployee(app, company);
  const row = (await people(app.db)).find((one) => one.id === id);
  return Array.from({ length: count }, (_, at) => ({ ...row, id: `${id}-${at}`, cpf: `${id}-${at}` }));
}

test('staged rows are nobody else’s until they are written, in as many parts as they take, and then all of them', async () => {
  const rows = await like(4_500);
  const before = (await people(app.db)).length;
  let parts = 0;
  await connectionApart(app.db, async ({ connection, transaction }) => {
    const stage = await stageNew(connection, 'employees');
    for (let from = 0; from < rows.length; from += 500) await stage.add(rows.slice(from, from + 500));
    expect(await people(app.db)).toHaveLength(before);
    await transaction((tx) => stage.insert(tx, () => void parts++));
  });
  expect(parts).toBe(3);
  const ids = new Set(rows.map(({ id }) => id));
  const written = (await people(app.db)).filter(({ id }) => ids.has(id));
  expect(written).toEqual(rows.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1)));
  expect(written).toHaveLength(rows.length);
});

test('texts are written as they are, but for half of a character, which no text has', async () => {
  const [row] = await like(1);
  const name = `"O'Hara" \\ \n {"a":1} $1 ç 𝒜`;
  await connectionApart(app.db, async ({ connection, transaction }) => {
    const stage = await stageNew(connection, 'employees');
    await stage.add([{ ...row, name, office: 'a\ud800b' }]);
    await transaction((tx) => stage.insert(tx, () => {}));
  });
  const written = (await people(app.db)).find(({ id }) => id === row?.id);
  expect(written).toMatchObject({ name, office: 'a\ufffdb' });
});

test('given up between two parts, nothing is written', async () => {
  const rows = await like(3_000);
  const before = (await people(app.db)).length;
  let parts = 0;
  const given = connectionApart(app.db, async ({ connection, transaction }) => {
    const stage = await stageNew(connection, 'employees');
    for (let from = 0; from < rows.length; from += 500) await stage.add(rows.slice(from, from + 500));
    await transaction((tx) =>
      stage.insert(tx, () => {
        parts += 1;
        if (parts === 2) throw new Error('given up');
      }),
    );
  });
  await expect(given).rejects.toThrow('given up');
  expect(await people(app.db)).toHaveLength(before);
});

test('a staged change is written over what is as it was, and over nothing else', async () => {
  const unit = await makeUnit(app, company);
  const made = [await makeEmployee(app, company), await makeEmployee(app, company), await makeEmployee(app, company)];
  const all = (await people(app.db)).filter(({ id }) => made.some((one) => one.id === id));
  const count = await connectionApart(app.db, async ({ connection, transaction }) => {
    const stage = await stageChanged(connection, 'employees', ['version', 'unit_id']);
    await stage.add(
      all.map(({ company_id, id, version, unit_id }) => ({
        row: { company_id, id, version: version + 1, name: `${id} anew` },
        now: { version, unit_id },
      })),
    );
    await app.db
      .updateTable('employees')
      .set({ version: 7 })
      .where('id', '=', all[1]?.id ?? '')
      .execute();
    await app.db
      .updateTable('employees')
      .set({ unit_id: unit.id })
      .where('id', '=', all[2]?.id ?? '')
      .execute();
    return transaction((tx) => stage.update(tx, () => {}));
  });
  expect(count).toBe(1);
  const after = (await people(app.db)).filter(({ id }) => made.some((one) => one.id === id));
  expect(after.map(({ name }) => name)).toEqual([`${all[0]?.id} anew`, all[1]?.name, all[2]?.name]);
  expect(after[0]).toEqual({ ...all[0], name: `${all[0]?.id} anew`, version: 2 });
});

test('the next work finds none of the tables of the last, whether that came to its end or not', async () => {
  for (const end of [() => {}, () => expect.fail('on purpose')]) {
    await connectionApart(app.db, async ({ connection }) => {
      await stageNew(connection, 'employees');
      end();
    }).catch(() => {});
  }
  for (let times = 0; times < 12; times++) {
    await connectionApart(app.db, ({ connection }) => stageNew(connection, 'employees'));
  }
});
