import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../testing/chance/chance.ts';
import { plansOf } from '../../testing/queries/plans.ts';
import { settle } from '../../testing/queries/settle.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import type { Database } from '../database/database.server.ts';
import { claim, dueKinds } from './queue.db.ts';

/** Very many mails that wait, as after an outage: the next one is found at once, and other kinds wait for none. */
const waiting = rows(100_000);
const together = 1_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const at = '2026-01-15T12:00:00.000Z';
  for (let from = 0; from < waiting; from += together) {
    const mails = Array.from({ length: together }, (_, number) => ({
      ...{ id: `mail ${from + number}`, kind: 'mail', payload: '{}', created_at: at, due_at: at, attempts: 0 },
    }));
    await app.db.insertInto('jobs').values(mails).execute();
  }
  await settle(app.db, 'jobs');
});
afterAll(() => app.stop());

test.each<[string, (db: Database) => Promise<unknown>]>([
  ['looking whether anything is due', (db) => dueKinds(db, ['clean-up', 'mail', 'digest'])],
  ['taking the next ones', (db) => claim(db, { kind: 'mail', most: 4, lease: 'x', leaseMs: 60_000 })],
  ['taking those of another kind', (db) => claim(db, { kind: 'clean-up', most: 4, lease: 'x', leaseMs: 60_000 })],
])('%s reads the beginning of an index, and sorts nothing', async (_what, ask) => {
  const plan = (await plansOf(app.db, ask)).at(-1);
  expect(plan).toMatch(/jobs_due_at/);
  expect(plan).not.toMatch(/Seq Scan on jobs|SCAN jobs(?! USING)|Sort|TEMP B-TREE FOR ORDER/);
});
