import { expect, test } from 'vitest';
import { endpointsOf } from '../src/access/endpoints.server.ts';
import { contracts } from '../src/app/api.server.ts';
import { columnLabels, notForReading, partTitles } from '../src/app/person-data/part-labels.rules.ts';
import { inTrail, tables } from '../src/subjects/registry.ts';
import { filesOf, read } from './sources.ts';

/** Each change of a table's columns by a migration: its kind, the table, the columns. */
const changes = filesOf('migrations/*.ts').flatMap((file) => [
  ...read(file).matchAll(/(create|alter)Table\('(\w+)'\)([\s\S]*?)\.execute\(\)/g),
]);

test('every table says how its rows belong to a person, so that whoever asks for their data gets all of it', () => {
  const silent = Object.entries(tables).flatMap(([table, { person }]) => (person ? [] : [table]));
  expect(
    silent,
    "Say it in the table's declaration: person: { column } for rows that name the person, { through, column } for those of a row that does, { namedIn, as } for those that such a row names, { sealed: column } for rows that have to be opened to be asked, { none: 'why' } for all others (product 20).",
  ).toEqual([]);
  const forgotten = changes.flatMap(([, , table = '', columns = '']) =>
    /'employee_id'/.test(columns) && 'none' in (tables[table]?.person ?? {}) ? [table] : [],
  );
  expect(forgotten, 'A table that names an employee is about them.').toEqual([]);
});

test('every column that a person is given has a name on the page that they read', () => {
  const machine = /^(search|etag|.*_hash)$/;
  const elsewhere = /^(audit_entries\..*|issued_documents\.content|recalls\.people)$/;
  const nameless = changes.flatMap(([, , table = '', columns = '']) => {
    if (!tables[table]?.person || 'none' in tables[table].person) return [];
    const labels = Object.values(inTrail).find(({ name }) => name?.table === table)?.fields ?? {};
    return [...columns.matchAll(/addColumn\('(\w+)'/g)]
      .map(([, column = '']) => column)
      .filter((column) => !machine.test(column) && !notForReading.test(column) && !elsewhere.test(`${table}.${column}`))
      .filter((column) => !Object.hasOwn(labels, column) && !Object.hasOwn(columnLabels, column))
      .map((column) => `${table}.${column}`);
  });
  expect(nameless, 'Name it in src/app/person-data/part-labels.rules.ts (product 20.2).').toEqual([]);
  const untitled = Object.keys(tables).filter((table) => {
    const { person = { none: '' } } = tables[table] ?? {};
    return !('none' in person) && !Object.hasOwn(partTitles, table);
  });
  expect(untitled, 'Say there what the part is called.').toEqual([]);
});

test('every subject is in the registry', () => {
  const registry = read('src/subjects/registry.ts');
  const missing = filesOf('src/**/*.subject.ts').filter((file) => !registry.includes(file.replace('src/', '../')));
  expect(missing, 'Import it in src/subjects/registry.ts and put it into `subjects`.').toEqual([]);
});

test('every table that a migration makes is declared by a subject', () => {
  expect(
    Object.keys(tables).sort(),
    'Declare the table with its key in the *.subject.ts of its folder: else no backup holds it, and a repeated move overwrites what was written into it.',
  ).toEqual(changes.flatMap(([, kind, table]) => (kind === 'create' ? [table] : [])).sort());
});

test('a table that notes when its rows are changed is declared with that column', () => {
  const wrong = changes.flatMap(([, , table = '', columns = '']) =>
    columns.includes("'updated_at'") && tables[table]?.writtenAt !== 'updated_at' ? [table] : [],
  );
  expect(wrong, "Declare it with writtenAt: 'updated_at', so that no repeated move overwrites newer rows.").toEqual([]);
});

test('a table is declared with the key that its migration gives it', () => {
  const wrong = changes.flatMap(([, kind, table = '', columns = '']) => {
    if (kind !== 'create') return [];
    const [, several = ''] = /addPrimaryKeyConstraint\('\w+', \[([^\]]*)\]/.exec(columns) ?? [];
    const [, single] = /addColumn\('(\w+)'[^\n]*primaryKey\(\)/.exec(columns) ?? [];
    const key = single ?? several.replaceAll(/['\s]/g, '');
    return key === tables[table]?.key.join() ? [] : [`${table}: ${key}`];
  });
  expect(wrong, 'Write the key’s columns in their order: whole tables are read along it.').toEqual([]);
});

/** Contracts whose calls, when they are refused, are about no record of the practice. */
const aboutNothing: Readonly<Record<string, string>> = {
  links: 'nobody is signed in, and nothing is refused by a permission',
  signIn: 'nobody is signed in yet, and nothing is refused by a permission',
  access: 'the caller’s own sign-in',
  sessions: 'the caller’s own sessions',
  secondFactor: 'the caller’s own second factor',
  passkeys: 'the caller’s own passkeys',
  passkeySignIn: 'nobody is signed in yet, and nothing is refused by a permission',
  idle: 'the caller’s own session',
  exports: 'what the list is about, which its own contract says',
  addresses: 'public addresses',
  reference: 'public tables',
  calendarAddress: 'nobody is signed in, and nothing is refused by a permission',
  panel: 'nobody is signed in, and nothing is refused by a permission',
};

const everything = Object.values(inTrail).flatMap(({ calls = {} }) => Object.entries(calls));
/** Of a contract some calls may be about something else. */
const single = everything.filter(([name]) => name.includes('.'));
const declared = everything.filter(([name]) => !name.includes('.'));

test('the trail knows what a refused call of any contract was about', () => {
  expect(
    [...declared.map(([contract]) => contract), ...Object.keys(aboutNothing)].sort(),
    'Name the contract in `calls` of its *.subject.ts, with what its calls name the record by.',
  ).toEqual(Object.keys(contracts).sort());
});

test('a single call that the trail is told of is one that there is', () => {
  const calls = endpointsOf(contracts).map(({ name }) => name);
  expect(single.filter(([name, id]) => id !== null || !calls.includes(name))).toEqual([]);
});

test('what names a record in the calls of a contract is in a path of it', () => {
  const paths = endpointsOf(contracts).map(({ name, path }) => `${name} ${path}`);
  const wrong = declared.filter(
    ([contract, id]) => id && !paths.some((path) => path.startsWith(`${contract}.`) && path.includes(`{${id}}`)),
  );
  expect(wrong, 'In `calls` of the *.subject.ts write the name that stands in the paths of the contract.').toEqual([]);
});
