import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceList, lockedPackages } from '../scripts/packages-in-use.ts';
import { root } from '../scripts/steps.ts';

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const packages = lockedPackages();

/** Licences that let a clinic run the product without owing anybody more than a notice. */
const free = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
];

/** Further ones, each with its reason. */
const accepted: Readonly<Record<string, string>> = {
  'MIT OR Apache-2.0': 'a choice of two free ones',
  '(BSD-3-Clause OR GPL-2.0)': 'a choice, of which the first is taken',
  '(MIT OR CC0-1.0)': 'a choice of two free ones',
  '(MIT AND Zlib)': 'both free',
  'OFL-1.1': 'the typeface of the pages',
  'MIT and ISC': 'both free; d3 as visx carries it',
  'MIT AND OFL-1.1': 'the same typeface, for issued documents',
  'CC-BY-4.0': 'data about browsers, used while the pages are built',
  'MPL-2.0': 'used unchanged: builds the styles, checks accessibility',
};

test('every dependency is named with its exact version', () => {
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const loose = named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version)).map(([name]) => name);
  expect(loose, 'Write the exact version in package.json: npm i -E NAME.').toEqual([]);
});

test('the lock file holds the hash of every package, and nobody’s own registry', () => {
  // A registry that lacks other platforms' builds leaves them without a hash (scripts/lock.ts); npm checks theirs there.
  const unsealed = packages.filter(({ integrity, optional, os }) => !integrity && !(optional && os));
  const foreign = packages.filter(({ resolved }) => resolved && !resolved.startsWith('https://registry.npmjs.org/'));
  expect(
    [...unsealed, ...foreign].map(({ name }) => name),
    'Run npm run lock and look at the difference.',
  ).toEqual([]);
});

test('only packages that package.json allows run a script when they are installed', () => {
  const running = [...new Set(packages.filter((each) => each.hasInstallScript).map(({ name }) => name))];
  expect(running, 'Find a package without an install script, or allow it in allowScripts after reading it.').toEqual(
    Object.keys(manifest.allowScripts),
  );
});

test('every package has a licence that a clinic can live with', () => {
  const unknown = packages.filter(({ license, os }) =>
    license ? !free.includes(license) && !(license in accepted) : !os,
  );
  expect(
    unknown.map(({ name, license }) => `${name}: ${license}`),
    'Read the licence; accept it here with its reason, or take another package.',
  ).toEqual([]);
});

test('docs/licences.md lists the packages of the lock file', () => {
  expect(readFileSync(join(root, 'docs/licences.md'), 'utf8'), 'Run npm run licences.').toBe(licenceList());
});
