import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Import, importsOf } from '../../rules/sources.ts';
import { seed } from '../../src/testing/chance/chance.ts';
import { pagesSources } from '../build-pages.ts';
import { hashOf } from '../stale.ts';
import { root } from '../steps.ts';

/**
 * Whatever a test of the API, of the whole process or a journey may meet without importing it: the server as it is built or read,
 * what it reads as files, the commands, what all tests have in common, and how they are run. A file of tests is not in it.
 */
const server = {
  files: [
    '{src,migrations,reference,public,scripts}/**/*',
    '*.{json,ts,yml}',
    'Dockerfile',
    '.env.example',
    'docs/*.conf',
  ],
  exclude: ['**/*.{test,browser.test}.{ts,tsx}', 'src/**/*.{tsx,css,png}'],
};

/** What parts look like: the sheets that others bring by a name of their own, and the pictures that they are compared with. */
const look = {
  files: ['src/app/look/*.css', 'src/app/gallery/pictures/**/*', 'src/testing/browser/**/*'],
  exclude: [],
};

const sources = { server, look, pages: pagesSources };

/** What the tests of a part look at beside what they import. A part that is not here is never skipped. */
const beside: Readonly<Record<string, readonly (keyof typeof sources)[]>> = {
  'api on sqlite': ['server'],
  'api on postgres': ['server'],
  'documents on s3': ['server'],
  'checks of pdfs': ['server'],
  'long units': ['server', 'pages'],
  'behind nginx': ['server', 'pages'],
  faults: ['server', 'pages'],
  browser: ['look'],
  'all screens': ['server', 'pages'],
  'one machine': ['server', 'pages'],
  'two nodes': ['server', 'pages'],
  'whole way': ['server', 'pages'],
};

export const skippable = Object.keys(beside);

/**
 * What tells the inputs of a file of tests from any others: what it imports, and what that imports; beside it the product, the lock file
 * and the tools' versions; and the day's seed where it tries something by chance.
 * @param tools the versions of the tools with which it is run
 * @returns for a part and a file of tests from the root, its inputs in one word
 */
export function inputsOf(tools: string): (part: string, file: string) => string {
  const hashes = new Map<string, string>();
  const hashOnce = (name: keyof typeof sources) => {
    const hash = hashes.get(name) ?? hashOf(sources[name]);
    hashes.set(name, hash);
    return hash;
  };
  const lock = hashOf({ files: ['package-lock.json', '*.config.ts'], exclude: [], also: tools });
  return (part, file) => {
    const imported = importedBy(file);
    const hash = createHash('sha256').update(`${lock} ${part}`);
    for (const name of beside[part] ?? []) hash.update(hashOnce(name));
    for (const name of [...imported.files].sort()) hash.update(`${name} ${contentOf(name)}`);
    return hash.update(imported.byChance ? `${seed}` : '').digest('hex');
  };
}

const contents = new Map<string, string>();

/** Many import the same. */
function contentOf(file: string): string {
  const content =
    contents.get(file) ??
    createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
  contents.set(file, content);
  return content;
}

const imports = new Map<string, Import[]>();

function importsOnce(file: string): Import[] {
  const found = imports.get(file) ?? importsOf(file).filter(({ typeOnly }) => !typeOnly);
  imports.set(file, found);
  return found;
}

/** A file with all that it imports, directly or not. */
function importedBy(file: string) {
  const files = new Set<string>();
  // Of its journeys of what is seldom the day chooses (decision 161).
  let byChance = file.endsWith('.e2e.ts') && readFileSync(join(root, file), 'utf8').includes('@seldom-');
  const follow = (name: string) => {
    if (files.has(name) || !existsSync(join(root, name))) return;
    files.add(name);
    if (!/\.tsx?$/.test(name)) return;
    for (const { name: written, file: target } of importsOnce(name)) {
      byChance ||= written === 'fast-check' || target === 'src/testing/chance/chance.ts';
      if (target) follow(target);
    }
  };
  follow(file);
  return { files, byChance };
}
