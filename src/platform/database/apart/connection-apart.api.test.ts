import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeUnit, unitFields } from '../../../testing/factories.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';
import type { Database } from '../database.server.ts';
import { isTaken } from '../unique.server.ts';
import { connectionApart } from './connection-apart.server.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
});
afterAll(() => app.stop());

const transactionApart = <Result>(work: (tx: Database) => Promise<Result>) =>
  connectionApart(app.db, ({ transaction }) => transaction(work));

const activityOf = async (id: string) =>
  (await app.call('GET', `/unit/${id}`, { as: company.token })).body.unit.activity;

test('while it writes others read what was there before, and whoever writes waits until it is over', async () => {
  const unit = await makeUnit(app, company, { activity: 'before' });
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const apart = transactionApart(async (tx) => {
    await tx.updateTable('units').set({ activity: 'apart' }).where('id', '=', unit.id).execute();
    begun.resolve();
    await over.promise;
    const [row] = await tx.selectFrom('units').select('activity').where('id', '=', unit.id).execute();
    return row?.activity;
  });
  await begun.promise;
  let isAnswered = false;
  const body = unitFields({ activity: 'after' });
  const waiting = app.call('PUT', `/unit/update/${unit.id}`, { as: company.token, body }).finally(() => {
    isAnswered = true;
  });
  for (let times = 0; times < 20; times++) expect(await activityOf(unit.id)).toBe('before');
  expect(isAnswered).toBe(false);
  over.resolve();
  expect(await apart).toBe('apart');
  expect((await waiting).status).toBe(200);
  expect(await activityOf(unit.id)).toBe('after');
});

test('one that fails leaves nothing, and says why as any other does', async () => {
  const unit = await makeUnit(app, company, { activity: 'before' });
  const twice = transactionApart(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('units')
      .set({ activity: 'apart' })
      .where('id', '=', unit.id)
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
    const row = await tx.selectFrom('units').selectAll().where('id', '=', unit.id).executeTakeFirstOrThrow();
    await tx.insertInto('units').values(row).execute();
  });
  const error = await twice.catch((reason: unknown) => reason);
  expect(isTaken(error)).toBe(true);
  expect(await activityOf(unit.id)).toBe('before');
});
