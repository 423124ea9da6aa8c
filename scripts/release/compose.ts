import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { buildAll } from '../building/build.ts';
import { builds } from '../building/folders.ts';
import { putPackages } from '../building/packages.ts';
import { buildStep } from '../building/step.ts';
import { root } from '../steps.ts';
import { type Commit, machine } from './name.ts';

/** What whoever operates it reads, and what that leads to; it comes from the repository as it is. */
const papers = [
  '.env.example',
  'SECURITY.md',
  'docs/licences.md',
  'docs/nginx.conf',
  'docs/operations-scaling.md',
  'docs/operations.md',
  'reference/README.md',
  'src/practice/practice.example.json',
];

/**
 * Fills a new folder with all that runs the product and its commands, but for Node.
 * @throws {BuildError} when it can't be built
 */
export async function composeRelease(folder: string, commit: Commit | null): Promise<void> {
  const { pages, program } = await buildAll();
  mkdirSync(folder, { recursive: true });
  const commands = join(folder, 'commands');
  await buildStep('Comandos', process.execPath, ['scripts/bundle-program.ts', 'commands', commands]);
  copy(join(builds, 'program', program), join(folder, 'program'));
  copy(join(builds, 'pages', pages), join(folder, 'pages'));
  putPackages(folder);
  const about = { version: manifest.version, commit: commit?.hash };
  for (const part of ['program', 'commands']) {
    writeFileSync(join(folder, part, 'package.json'), JSON.stringify({ type: 'module', ...about }));
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...about, machine }));
  for (const paper of papers) cpSync(join(root, paper), join(folder, paper));
  cpSync(join(root, 'scripts/zelo.mjs'), join(folder, 'zelo.mjs'));
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
}
