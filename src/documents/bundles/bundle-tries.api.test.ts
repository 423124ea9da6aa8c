import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../../platform/storage/storage.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { makeIssuedRow } from '../../testing/issued/issued-rows.ts';
import { unzip } from '../../testing/issued/unzip.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { clearBundles } from './bundle-files.server.ts';
import { bundleJob } from './bundle-job.server.ts';

let app: TestApp;
let token: string;
let companyId: string;
let bundleId: string;
let bytes: Buffer[];

beforeAll(async () => {
  app = await startApp();
  ({ token, companyId } = await makeCompany(app));
  const employee = await makeEmployee(app, { companyId, token });
  const of = { companyId, employeeId: employee.id, token: (await makeProfessional(app)).token };
  bytes = [];
  for (let count = 0; count < 5; count++) bytes.push((await makeIssuedRow({ api: app, db: app.db }, of)).bytes);
});
afterAll(() => app.stop());

beforeEach(async () => {
  await app.db.deleteFrom('jobs').execute();
  await app.db.deleteFrom('bundles').execute();
  const body = { from: '2026-01-01', to: '2099-12-31' };
  ({ bundleId } = (await app.call('POST', '/bundles', { as: token, body })).body);
});

/** One run of the job, with a store that behaves otherwise. */
function run(store: Partial<Storage> = {}, signal = new AbortController().signal): Promise<void> {
  const payload = bundleJob.encode({ company: companyId, bundle: bundleId });
  const services = { ...app.workshop.services, storage: { ...app.storage, ...store } };
  return bundleJob.perform(payload, services, { id: 'test', attempt: 1, signal });
}

const fileOf = (tries: number) => app.storage.settle(`${companyId}/${bundleId}/${tries}.zip`);
const shown = async () => (await app.call('GET', '/bundles', { as: token })).body.bundles[0];

async function fetched(): Promise<Buffer[]> {
  const { signedUrl } = (await app.call('GET', `/bundles/${bundleId}`, { as: token })).body;
  const response = await fetch(fileAt(app, signedUrl));
  return [...(await unzip(new Uint8Array(await response.arrayBuffer()))).values()].slice(1);
}

test('done again once it is ready, nothing is made', async () => {
  await run();
  await run();
  expect(await fileOf(1)).not.toBeNull();
  expect(await fileOf(2)).toBeNull();
  expect(await fetched()).toEqual(bytes);
});

test('of two that run at the same time the later one counts, and what the other has written goes', async () => {
  let resume = () => {};
  const held = new Promise<void>((go) => {
    resume = go;
  });
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const first = run({
    write: async (...file) => {
      begin();
      await held;
      return app.storage.write(...file);
    },
  });
  await begun;
  await run();
  resume();
  await first;
  expect(await fileOf(1)).toBeNull();
  expect(await fileOf(2)).not.toBeNull();
  expect(await shown()).toMatchObject({ state: 'ready' });
  expect(await fetched()).toEqual(bytes);
});

test('a file that breaks off while it is packed leaves nothing; the next try brings all', async () => {
  let reads = 0;
  const broken = () =>
    Readable.from(
      (async function* () {
        yield Buffer.from('%PDF-');
        throw new Error('the line is gone');
      })(),
    );
  const read: Storage['read'] = async (...file) => (++reads === 3 ? broken() : app.storage.read(...file));
  await expect(run({ read })).rejects.toThrow('the line is gone');
  expect(await fileOf(1)).toBeNull();
  expect(await shown()).toMatchObject({ state: 'making' });
  expect((await app.call('GET', `/bundles/${bundleId}`, { as: token })).status).toBe(409);
  await run();
  expect(await fetched()).toEqual(bytes);
});

test('a node that stops in the middle leaves nothing', async () => {
  const ending = new AbortController();
  const read: Storage['read'] = async (...file) => {
    ending.abort();
    return app.storage.read(...file);
  };
  await expect(run({ read }, ending.signal)).rejects.toThrow();
  expect(await fileOf(1)).toBeNull();
  await run();
  expect(await fetched()).toEqual(bytes);
});

test('what a killed node has put into its place and not noted is never shown, and goes with the rest', async () => {
  const write: Storage['write'] = async (...file) => {
    await app.storage.write(...file);
    throw new Error('killed');
  };
  await expect(run({ write })).rejects.toThrow('killed');
  expect(await fileOf(1)).not.toBeNull();
  expect(await shown()).toMatchObject({ state: 'making' });
  await run();
  expect(await fetched()).toEqual(bytes);
  await clearBundles(app.db, app.storage, new Date(Date.now() + 48 * 3_600_000));
  expect([await fileOf(1), await fileOf(2)]).toEqual([null, null]);
});

test('a store that takes its time is waited for: one file is open at a time', async () => {
  let open = 0;
  let most = 0;
  const read: Storage['read'] = async (...file) => {
    most = Math.max(most, ++open);
    const stream = await app.storage.read(...file);
    return stream.once('end', () => open--);
  };
  await run({ read });
  expect(most).toBe(1);
});
