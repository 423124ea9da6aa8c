import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyFields, makeCompany, signIn, signInFirstAdmin } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let admin: string;

beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  admin = await signInFirstAdmin(app);
});
afterAll(() => app.stop());

const health = async () => {
  const { status, body } = await app.call('GET', '/health');
  return [status, body.database, body.storage];
};

const holder = `
  const { DatabaseSync } = require('node:sqlite');
  new DatabaseSync(process.argv[1]).exec('begin immediate');
  console.log('held');
  setInterval(() => {}, 1_000);
`;

/** Another process takes the lock for writing and keeps it until it is killed. */
async function holdLock() {
  const child = spawn(process.execPath, ['-e', holder, join(app.dataDir, 'zelo.sqlite')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'while another process holds the lock, health says so, reading goes on, and what is written waits and is not lost',
  async () => {
    const release = await holdLock();
    const email = company.company.user.email as string;
    // These wait. Were they to wait as SQLite does, nothing else would be answered meanwhile.
    const written = app.call('POST', '/companies', { as: admin, body: companyFields() });
    const signedIn = signIn(app, email);
    expect(await health()).toEqual([503, 'blocked', 'ok']);
    const listed = await app.call('GET', `/units/${company.companyId}`, { as: company.token });
    expect(listed.status).toBe(200);
    expect(await Promise.race([written, signedIn, 'waiting'])).toBe('waiting');
    await release();
    expect((await written).status).toBe(201);
    expect(await signedIn).toBeTruthy();
    expect(await health()).toEqual([200, 'ok', 'ok']);
  },
);

test('a change of its own that is under way is not called a lock', async () => {
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const changing = app.db.transaction().execute(async (tx) => {
    await tx.updateTable('companies').set({ fantasy_name: 'Outro' }).execute();
    begun.resolve();
    await mayEnd.promise;
  });
  await begun.promise;
  const asked = health();
  mayEnd.resolve();
  await changing;
  expect(await asked).toEqual([200, 'ok', 'ok']);
});
