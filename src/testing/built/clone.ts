import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** What is built, and what builds it. */
const taken = /^(src|scripts|migrations|reference|public)\/|^[^/]+\.(ts|json)$|^\.npmrc$/;

/** Another clone of these sources, in which a test changes what it likes; it has the packages of this one. */
export type Clone = {
  at: (path: string) => string;
  /** Changes a file of it. */
  change: (file: string, changed: (text: string) => string) => void;
  remove: () => void;
};

/**
 * A clone in which everything is built that is built here.
 * @throws when git or the tools of the system can't copy
 */
export function makeClone(): Clone {
  const folder = mkdtempSync(join(tmpdir(), 'zelo-clone-'));
  const at = (path: string) => join(folder, path);
  const listed = command('git', ['ls-files', '--cached', '--others', '--exclude-standard'], root);
  for (const file of listed.split('\n').filter((name) => taken.test(name))) {
    cpSync(join(root, file), at(file), { force: false });
  }
  symlinkSync(join(root, 'node_modules'), at('node_modules'));
  copyBuild(join(root, 'build'), at('build'));
  return {
    at,
    change: (file, changed) => writeFileSync(at(file), changed(readFileSync(at(file), 'utf8'))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What a start takes, and nothing of what others build beside it. */
function copyBuild(from: string, to: string): void {
  const made = readlinkSync(join(from, 'current'));
  const parts = readdirSync(join(from, made), { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ name }) =>
      readlinkSync(join(from, made, name))
        .split('/')
        .slice(2, 4)
        .join('/'),
    );
  for (const part of [made, ...parts]) {
    cpSync(join(from, part), join(to, part), { recursive: true, verbatimSymlinks: true });
  }
  symlinkSync(made, join(to, 'current'));
}

function command(name: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(name, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  return stdout;
}
