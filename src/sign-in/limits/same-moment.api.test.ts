import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAnybodyWaiting } from '../../testing/queries/waiting-for-locks.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { countAttempt, countOfNetwork, deleteOldAttempts, forgetTries } from './attempts.db.ts';

/** Tries of one account at the same moment wait for one another, and never in a circle. */

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const accounts = Array.from({ length: 8 }, (_, at) => `pessoa${at}@zelo.test`);
const atOnce = Array.from({ length: 6 }, (_, at) => at);

/** As a sign-in does: what was counted is forgotten in the transaction that opens the session. */
async function succeed(account: string, address: string): Promise<void> {
  const counted = await countAttempt(app.db, { account, address });
  await app.db.transaction().execute((tx) => forgetTries(tx, counted));
}

async function leftOver(): Promise<number> {
  const rows = await app.db.selectFrom('sign_in_attempts').select('attempts').execute();
  return rows.reduce((sum, { attempts }) => sum + attempts, 0);
}

test('right tries of one account from one network all succeed, and leave nothing counted', async () => {
  for (const [at, account] of accounts.entries()) {
    for (let round = 0; round < 5; round++) {
      await Promise.all(atOnce.map(() => succeed(account, `198.51.100.${at}`)));
    }
  }
  expect(await leftOver()).toBe(0);
});

test('right tries of one account from several networks all succeed, and leave nothing counted', async () => {
  for (const account of accounts) {
    for (let round = 0; round < 5; round++) {
      await Promise.all(atOnce.map((at) => succeed(account, `203.0.113.${at}`)));
    }
  }
  expect(await leftOver()).toBe(0);
});

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'windows that are over are forgotten without waiting for one that is counted anew',
  async () => {
    await app.db.deleteFrom('sign_in_attempts').execute();
    for (const at of [1, 2]) await countOfNetwork(app.db, 'challenge', `192.0.2.${at}`, new Date(0));
    const [first] = await app.db.selectFrom('sign_in_attempts').select('key').orderBy('key').execute();
    let isDone = false;
    await app.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('sign_in_attempts')
        .set({ attempts: 2 })
        .where('key', '=', first?.key ?? '')
        .execute();
      const forgotten = deleteOldAttempts(app.db).then(() => {
        isDone = true;
      });
      await until(async () => isDone || (await isAnybodyWaiting(app.db)));
      expect(isDone, 'it waits for nobody').toBe(true);
      await forgotten;
    });
    const left = await app.db.selectFrom('sign_in_attempts').select('key').execute();
    expect(left).toEqual([first]);
  },
);
