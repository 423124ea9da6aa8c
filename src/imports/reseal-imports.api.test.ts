import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyIdOfText } from '../platform/storage/sealed-text.server.ts';
import { makeCompany } from '../testing/factories.ts';
import { checkedImport, csvOf, employeeLine } from '../testing/imports/import-files.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { resealImports } from './reseal-imports.server.ts';

/** What is kept of imports changes its key as the files do (product 18.5). */

const [old, fresh] = ['a', 'b'].map((letter) => Buffer.alloc(32, letter).toString('base64'));

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: [old, fresh].join(',') });
  company = await makeCompany(app);
});
afterAll(() => app.stop());

/** The names of the keys under which what is kept of an import stands. */
async function keysOf(id: string) {
  const { details } = await app.db
    .selectFrom('imports')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = await app.db.selectFrom('import_lines').select('content').where('import_id', '=', id).execute();
  return [details, ...lines.map(({ content }) => content)].map(keyIdOfText);
}

test('lines and details come under another key, are confirmed then, and are told as unreadable without it', async () => {
  const [first, second] = app.encryptionKeys;
  const { importId, lines, confirm, read } = await checkedImport(
    app,
    company,
    csvOf([employeeLine({ name: 'Íris' }), employeeLine({ name: 'Nuno' }), employeeLine({ birth: '31/02/1980' })]),
  );
  expect(await keysOf(importId)).toEqual(Array(4).fill(first?.id));
  const turned = await resealImports(app.db, app.encryptionKeys.toReversed());
  expect(turned).toMatchObject({ imports: 1, resealed: 4 });
  expect(turned.failed.size).toBe(0);
  expect(await keysOf(importId)).toEqual(Array(4).fill(second?.id));
  expect(await resealImports(app.db, app.encryptionKeys.toReversed())).toMatchObject({ imports: 1, resealed: 0 });
  expect((await resealImports(app.db, app.encryptionKeys.slice(0, 1))).failed.has(importId)).toBe(true);
  expect(await keysOf(importId)).toEqual(Array(4).fill(second?.id));
  expect((await lines('?filter=create')).lines.map(({ name }: { name: string }) => name)).toEqual(['Íris', 'Nuno']);
  expect((await confirm({ leaveOutWrong: true })).status).toBe(200);
  expect((await read()).state).toBe('done');
});
