import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeUnit } from '../../testing/factories.ts';
import { checkedImport, csvOf, employeeLine } from '../../testing/imports/import-files.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';

/** All or nothing, also for whoever cancels while it is being written (decision 71). */

const onPostgres = process.env.TEST_ENGINE === 'postgres';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A confirmed import, and what tells of it. */
async function confirmed(lines: readonly (readonly string[])[], units: readonly string[] = []) {
  const company = await makeCompany(app);
  for (const identification of units) await makeUnit(app, company, { identification });
  const one = await checkedImport(app, company, csvOf(lines));
  const { contentHash } = await one.read();
  const answer = await app.call('PUT', one.at('/confirm'), { as: company.token, body: { contentHash } });
  expect(answer.status).toBe(200);
  const cancel = () => app.call('PUT', one.at('/cancel'), { as: company.token });
  const people = async () => {
    const { body } = await app.call('GET', `/employees/${company.companyId}?pageSize=0`, { as: company.token });
    return body.total as number;
  };
  const told = async () => {
    const entries = await app.db
      .selectFrom('audit_entries')
      .select('action')
      .where('company_id', '=', company.companyId)
      .where('subject', 'in', ['import', 'employee'])
      .execute();
    return entries.map(({ action }) => action);
  };
  return { ...one, company, cancel, people, told };
}

test('cancelled while it is being written, nothing of it is, and that is what it says', async () => {
  const { read, cancel, people, told } = await confirmed(Array.from({ length: 3_000 }, () => employeeLine()));
  const work = app.workDueJobs();
  const writing = await until(async () => {
    const one = await read();
    return one.state === 'writing' && one.done > 0 ? one : null;
  }, 1);
  expect(writing).toMatchObject({ total: 3_000 });
  expect(await people()).toBe(0);
  expect(await cancel()).toMatchObject({ status: 200, body: { import: { state: 'cancelled' } } });
  await work;
  expect(await read()).toMatchObject({ state: 'cancelled', endedAt: expect.any(String) });
  expect(await people()).toBe(0);
  expect(await told()).toEqual(expect.arrayContaining(['uploaded', 'confirmed', 'cancelled']));
  expect(await told()).not.toContain('imported');
  expect(await told()).not.toContain('created');
  expect((await cancel()).status).toBe(409);
  await app.workDueJobs();
  expect(await people()).toBe(0);
});

test.runIf(onPostgres)('another node sees how far it is, and ends it, while the writing waits', async () => {
  // The writing waits for the unit of the last line after its first part, for as long as the test holds it.
  const lines = [...Array.from({ length: 60 }, () => employeeLine()), employeeLine({ unit: 'Presa' })];
  const { importId, read, people, company } = await confirmed(lines, ['Presa']);
  const row = () => app.db.selectFrom('imports').selectAll().where('id', '=', importId).executeTakeFirstOrThrow();
  const work = await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('units').set({ city: 'Outra' }).where('company_id', '=', company.companyId).execute();
    const begun = app.workDueJobs();
    await until(async () => (await row()).done > 0);
    expect(await row()).toMatchObject({ state: 'writing', total: 61 });
    expect((await row()).done).toBeLessThan(61);
    // What the call does on a node that does not write it.
    await app.db.updateTable('imports').set({ state: 'cancelled' }).where('id', '=', importId).execute();
    return { begun };
  });
  await work.begun;
  expect((await read()).state).toBe('cancelled');
  expect(await people()).toBe(0);
});

test.runIf(onPostgres)(
  'what was written can be counted at once without looking at each row (decision 78)',
  async () => {
    const vacuumed = async () => {
      const of = sql<{
        times: string;
      }>`select vacuum_count as times from pg_stat_user_tables where relname = 'employees'`;
      return Number((await of.execute(app.db)).rows[0]?.times);
    };
    await confirmed([employeeLine()]);
    const before = await vacuumed();
    await app.workDueJobs();
    // PostgreSQL tells of it when it has got round to it.
    await until(async () => (await vacuumed()) > before);
  },
);
