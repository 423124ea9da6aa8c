import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registers } from '../src/subjects/registry.ts';
import { codeFiles, filesOf, hasDefaultExport, isTest, linesWith, read } from './sources.ts';

const texts = filesOf(
  '{src,scripts,migrations,e2e,rules,bench,docs,public}/**/*.{ts,tsx,mjs,css,json,md,svg}',
  '*.{ts,json,md,yml}',
  '{Dockerfile,.dockerignore,.env.example,.gitignore,.npmrc,.ci/run}',
);

/** The places where a pattern matches, as `file:line`. */
function places(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])),
  );
}

test('`any` stands only where a biome-ignore says why', () => {
  const wrong = codeFiles.flatMap((file) => {
    const lines = read(file).split('\n');
    return linesWith(file, 'TSAnyKeyword')
      .filter((line) => !/biome-ignore lint\/suspicious\/noExplicitAny: \S/.test(lines[line - 2] ?? ''))
      .map((line) => `${file}:${line}`);
  });
  expect(wrong, 'Use `unknown` and narrow it, or say why not on the line above.').toEqual([]);
});

test('a biome-ignore carries its reason', () => {
  expect(
    places(codeFiles, /^\s*(\/\/|\{?\/\*) biome-ignore (?!lint\/\S+: \S)/),
    'Write: biome-ignore lint/group/rule: reason',
  ).toEqual([]);
});

test('nothing is left for later in the code', () => {
  const later = places(
    texts.filter((file) => file !== 'package-lock.json'),
    /\b(TO[D]O|FI[X]ME|XX[X])\b:?/,
  );
  expect(later, 'Do it, or open an issue and delete the note.').toEqual([]);
});

test('every test runs', () => {
  const wrong = places(codeFiles.filter(isTest), /\b(test|it|describe)(\.\w+)*\.(only|skip|todo)\b(?!If)/);
  expect(wrong, 'Take .only, .skip and .todo out: a test runs or is deleted.').toEqual([]);
});

test('only what a tool asks for is a default export: screens of the site map, configuration, and a reporter', () => {
  const routes = [
    ...`${read('src/app/routes.ts')}${read('src/app/screens/grouped-routes.ts')}`.matchAll(/'([^']+\.tsx)'/g),
  ].map(([, path]) => join('src/app', path ?? ''));
  const ofRegisters = registers.flatMap(({ screens: { list, create, modals } }) =>
    [list, create, ...Object.values(modals)].map((path) => join('src', path)),
  );
  const allowed = new Set([
    ...['src/app/routes.ts', 'src/app/root.tsx', 'scripts/tests/count-reporter.ts'],
    ...[...routes, ...ofRegisters],
  ]);
  const wrong = codeFiles.filter(
    (file) => hasDefaultExport(file) && !allowed.has(file) && !/^[a-z.-]+\.config\.ts$/.test(file),
  );
  expect(wrong, 'Export it by its name, so that it is called the same everywhere.').toEqual([]);
});

test('no file names a path of somebody’s machine', () => {
  const machine = new RegExp(`(?<![\\w.])/(${['work', 'root', 'home', 'Users'].join('|')})/`);
  expect(places(texts, machine), 'Write the path relative to the repository.').toEqual([]);
});

test('packages come from the public registry', () => {
  const wrong = places(['package-lock.json'], /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/);
  expect(wrong, 'Run `npm run lock` with the public registry, or without "resolved".').toEqual([]);
});

test('a form is submitted once at a time, because every form is the one element that sees to it', () => {
  // The verification page is HTML without scripts, and its form changes nothing.
  const others = ['src/ui/form/FormElement.tsx', 'src/documents/verification/CodeForm.tsx'];
  const forms = codeFiles.filter((file) => file.endsWith('.tsx') && !others.includes(file));
  expect(places(forms, /<form\b/), 'Use ui/form/FormElement.tsx.').toEqual([]);
});

test('what is called to see whether it fails is used: a build takes a call away that it knows to change nothing', () => {
  const pure =
    /^\s*(void )?(decodeURI(Component)?|encodeURI(Component)?|BigInt|JSON\.parse|new (URL|RegExp|Intl\.\w+))\(.*\);?$/;
  const files = filesOf('src/**/*.{ts,tsx}').filter((file) => !isTest(file));
  expect(places(files, pure), 'Answer, or compare, what it gives: `return decodeURIComponent(text)`.').toEqual([]);
});
