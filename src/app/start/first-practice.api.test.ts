import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/database/database.server.ts';
import { migrate } from '../../platform/database/migrate.server.ts';
import { findPractice } from '../../practice/practice.db.ts';
import example from '../../practice/practice.example.json' with { type: 'json' };
import { hasAdmin } from '../../sign-in/users.db.ts';
import { ensureFirstRecords } from './first-records.server.ts';

let folder: string;
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-first-'));
  db = openDatabase({ dataDir: folder });
  await migrate(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

function fileWith(text: string): string {
  const file = join(folder, 'clinica.json');
  writeFileSync(file, text);
  return file;
}

const start = (practiceFile: string | undefined) =>
  ensureFirstRecords(db, { adminEmail: undefined, adminPassword: undefined, practiceFile });

test('the first start takes the practice from its file, and no later one does', async () => {
  const { mapQuery: _, hero: __, formCity: ___, ...old } = example;
  await start(fileWith(JSON.stringify({ ...old, name: 'Clínica do Arquivo', social: [] })));
  const first = await findPractice(db);
  expect(first).toMatchObject({ name: 'Clínica do Arquivo', example: false, version: 1, map_query: '', social: '' });
  expect(first?.hero_title).toBe(example.hero.title);
  await start(fileWith(JSON.stringify({ ...example, name: 'Outra' })));
  await start(fileWith('{'));
  expect(await findPractice(db)).toEqual(first);
});

test('without a file it is the example practice', async () => {
  await start(undefined);
  expect(await findPractice(db)).toMatchObject({ name: example.name, example: true });
});

test('a file that can’t be used ends the start in one line, before anything is made', async () => {
  for (const [text, why] of [
    ['{', 'não é um arquivo JSON que se possa ler'],
    [JSON.stringify({ ...example, phone: 'ramal 12' }), 'phone: '],
    [JSON.stringify({ ...example, physician: { name: 'Dra.' } }), 'physician.registration: '],
    [JSON.stringify({ ...example, social: [{ name: 'X', url: 'javascript:alert(1)' }] }), 'social: Escreva'],
  ] as const) {
    await expect(start(fileWith(text)), text).rejects.toThrow(`Configuração inválida: PRACTICE_FILE ${why}`);
  }
  expect(await hasAdmin(db)).toBe(false);
  expect(await findPractice(db)).toBeNull();
});

test('of processes that start at the same moment one makes the practice', async () => {
  const others = [openDatabase({ dataDir: folder }), openDatabase({ dataDir: folder })];
  await Promise.all(
    others.map((one) =>
      ensureFirstRecords(one, { adminEmail: undefined, adminPassword: 'segredo-inicial', practiceFile: undefined }),
    ),
  );
  await Promise.all(others.map((one) => one.destroy()));
  expect(await db.selectFrom('practice').select('id').execute()).toHaveLength(1);
  const made = db.selectFrom('audit_entries').select('number').where('subject', '=', 'practice');
  expect(await made.execute()).toHaveLength(1);
});
