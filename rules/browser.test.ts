import { expect, test } from 'vitest';
import { codeFiles, filesOf, importsOf, isTest, read } from './sources.ts';

const serverFile = /\.(server|db|api)\.ts$/;
const serverPackage = /^(node:|kysely|pg$|fastify|@fastify\/|@orpc\/(server|openapi$|openapi\/)|@node-rs\/)/;

test('no screen reaches a file of the server', () => {
  const reached = new Map<string, string>();
  const wrong: string[] = [];
  const follow = (file: string, from: string): void => {
    if (reached.has(file) || !codeFiles.includes(file)) return;
    reached.set(file, from);
    for (const { name, file: target, typeOnly } of importsOf(file)) {
      if (typeOnly) continue;
      if (serverPackage.test(name) || (target && serverFile.test(target)))
        wrong.push(`${way(file)} → ${target ?? name}`);
      else if (target) follow(target, file);
    }
  };
  const way = (file: string): string => (reached.get(file) ? `${way(reached.get(file) ?? '')} → ${file}` : file);

  const screens = codeFiles.filter((name) => /^src\/(app\/routes\.ts|.*\.tsx)$/.test(name) && !isTest(name));
  for (const file of screens) follow(file, '');
  expect(reached.size).toBeGreaterThan(50);
  expect(
    wrong,
    'Take what both sides need out of the server’s file into a *.contract.ts, *.rules.ts or platform/contract; a type alone comes by `import type`.',
  ).toEqual([]);
});

const bundle = filesOf('build/current/pages/client/assets/*.js');
const markers = [
  'node:sqlite',
  'node:fs',
  'node:crypto',
  'argon2',
  'kysely',
  'insert into',
  'password_hash',
  'DATABASE_URL',
];

// Without a build there is nothing to look at: `npm run build` makes one, `npm test` always does.
test.skipIf(bundle.length === 0)('the built pages hold nothing of the server', () => {
  const found = bundle.flatMap((file) => {
    const text = read(file);
    return markers.filter((marker) => text.includes(marker)).map((marker) => `${file}: ${marker}`);
  });
  expect(found, 'Server code is in the browser’s bundle: the test above shows the way it took.').toEqual([]);
});

/** What shows the printable forms and the practice of the example: in tests, while developing, and to measure. */
const showsExamples = /^(src\/app\/gallery\/|bench\/|scripts\/places-plugin\.ts$)|\.example\.ts$/;

test('the pages bring no example of a patient', () => {
  const wrong = codeFiles
    .filter((file) => !isTest(file) && !showsExamples.test(file))
    .filter((file) => importsOf(file).some((found) => !found.typeOnly && found.file?.endsWith('.example.ts')));
  expect(wrong, 'Take the example from src/documents/forms/forms.example.ts in the test that needs it.').toEqual([]);
});

/** What stands in braces, which may have braces in it: a function, an object, what is written into a text. */
const inBraces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
/** A tag may hold a `>` in what it is given. */
const prefetchingLink = new RegExp(String.raw`<(Nav)?Link\b(?:${inBraces}|"[^"]*"|[^>{"])*?\sprefetch=`);

test('a link that fetches its screen is seen, whatever else stands in its tag', () => {
  for (const tag of [
    '<Link prefetch="intent">',
    '<Link onClick={() => x} prefetch="intent">',
    '<NavLink to={a > b ? f({ x: {} }) : "/"} title="a > b"\n  prefetch={x}>',
  ]) {
    expect(tag).toMatch(prefetchingLink);
  }
  expect('<Link onClick={() => x}>a</Link> <Other prefetch="intent">').not.toMatch(prefetchingLink);
});

test('no screen but the dashboard is fetched before it is opened', () => {
  const wrong = codeFiles.filter((file) => {
    const text = file.endsWith('.tsx') ? read(file).replace('<PrefetchPageLinks page="/dashboard" />', '') : '';
    return prefetchingLink.test(text) || text.includes('<PrefetchPageLinks');
  });
  expect(wrong, 'The list of screens names the imports of that one alone: see scripts/slim-manifest.ts.').toEqual([]);
});
