import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeFor } from '../../access/scope.ts';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { makeCarePlace, makeExpected } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { settle } from '../../testing/queries/settle.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { countQueue, listQueue } from './queue.db.ts';
import { queueGroupNames } from './queue.labels.ts';

keepDay();

/**
 * A place that has attended nine hundred people a day for a month: its queue of today reads today's rows of an index, however many
 * days lie behind it.
 */
const perDay = 900;
const days = 24;

let app: TestApp;
let token: string;
let placeId: string;
beforeAll(async () => {
  app = await startApp();
  token = (await makeProfessional(app)).token;
  const company = await makeCompany(app);
  placeId = (await makeCarePlace(app, { token })).id;
  const employee = await makeEmployee(app, company);
  const id = await makeExpected(app, { token, placeId, employee }, { day: daysAfter(today(), -days) });
  const model = await app.db.selectFrom('referrals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  for (let back = 0; back < days; back++) {
    const rows = Array.from({ length: perDay }, (_, at) => ({
      ...{ ...model, id: uuid(), year: 2000 + back, number: at + 1, day: daysAfter(today(), -back) },
      // Open ones are each of another person; of those that have ended one has as many as they like.
      ...{ state: at % 9 === 0 ? ('missed' as const) : ('completed' as const), arrived_at: model.created_at },
    }));
    for (let from = 0; from < rows.length; from += 450) {
      await app.db
        .insertInto('referrals')
        .values(rows.slice(from, from + 450))
        .execute();
    }
  }
  await settle(app.db, 'referrals');
});
afterAll(() => app.stop());

test.each(queueGroupNames)('the part “%s” is answered, with how many are in each', async (group) => {
  const path = `/queue?placeId=${placeId}&group=${group}&pageSize=20`;
  const { status, body } = await app.call('GET', path, { as: token });
  expect(status).toBe(200);
  expect(body.counts).toEqual({ waiting: 0, attending: 0, scheduled: 0, left: 1, ended: perDay });
  expect(body.people).toHaveLength(Math.min(20, body.total));
});

/** The plan of the last query that is made. */
async function planOf(ask: (db: Database) => Promise<unknown>): Promise<string> {
  let asked: RootOperationNode | undefined;
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked = node; // The whole comes after its parts.
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask(app.db.withPlugin(recorder));
  if (!asked) throw new Error('nothing was asked');
  const explain = process.env.TEST_ENGINE === 'postgres' ? 'explain' : 'explain query plan';
  const query = app.db.getExecutor().compileQuery(asked, createQueryId());
  const { rows } = await app.db.executeQuery(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]));
  return rows.map((row) => JSON.stringify(row)).join('\n');
}

test.each<[string, (db: Database) => Promise<unknown>]>([
  ['counting', (db) => countQueue(db, scopeFor('all', ''), { placeId, day: today() })],
  ...queueGroupNames.map((group): [string, (db: Database) => Promise<unknown>] => [
    `the page of “${group}”`,
    (db) => listQueue(db, scopeFor('all', ''), { placeId, day: today(), group }, { page: 1, pageSize: 20 }),
  ]),
])('%s looks at the rows of its days alone, by an index', async (_what, ask) => {
  const plan = await planOf(ask);
  expect(plan).toMatch(/referrals_(queue|day|open|counted)/);
  expect(plan).not.toMatch(/Seq Scan on referrals|SCAN referrals/);
});
