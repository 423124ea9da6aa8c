import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, read } from './sources.ts';

const migrations = filesOf('migrations/*');

test('migrations are numbered from 0001 without gaps, one noun each', () => {
  const expected = migrations.map((_, at) => String(at + 1).padStart(4, '0'));
  expect(
    migrations.map((file) => basename(file).slice(0, 4)),
    'Number it after the last one.',
  ).toEqual(expected);
  const wrong = migrations.filter((file) => !/^migrations\/\d{4}-[a-z0-9-]+\.ts$/.test(file));
  expect(wrong, 'Name it NNNN-noun.ts: src/platform/database/migrate.server.ts runs no other file.').toEqual([]);
});

test('every table of the migrations is declared to the queries', () => {
  const made = migrations.flatMap((file) =>
    [...read(file).matchAll(/createTable\('(\w+)'\)/g)].map(([, name]) => name),
  );
  const declared = filesOf('src/**/*.db.ts', 'src/platform/**/*.server.ts').flatMap((file) => {
    const [, body] = /interface Tables \{\n([\s\S]*?)\n {2}\}/.exec(read(file)) ?? [];
    return [...(body ?? '').matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name);
  });
  expect(
    declared.sort(),
    'Declare the table in the `Tables` of its feature’s *.db.ts, once, and make it in a migration.',
  ).toEqual(made.sort());
});

/**
 * One chain over every company, whose key is the place in it; webhooks, of which the practice's own are no company's; results of whom
 * nobody knows yet.
 */
const overAllCompanies = [
  'migrations/0011-audit-entries.ts',
  'migrations/0050-webhooks.ts',
  'migrations/0090-exam-results.ts',
];

test('a company’s data carries its company first in every key', () => {
  const wrong = migrations.filter((file) => {
    if (overAllCompanies.includes(file)) return false;
    const [, columns] = /addPrimaryKeyConstraint\('\w+', \[([^\]]*)\]/.exec(read(file)) ?? [];
    return /addColumn\('company_id'/.test(read(file)) && !columns?.startsWith("'company_id'");
  });
  expect(wrong, "Add .addPrimaryKeyConstraint('…', ['company_id', 'id']); see docs/decisions.").toEqual([]);
});
