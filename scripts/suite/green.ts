import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../steps.ts';
import { type Inputs, inputsOf } from './inputs.ts';

/** Of a file of tests: by which inputs it was green, in which projects, and how many files those inputs are. */
type Stamp = { inputs: string; projects: readonly string[]; covers: number };
type Stamps = Readonly<Record<string, Stamp>>;

/** Never committed: what was green on another machine says nothing of this one. */
const stampsFile = join(root, '.cache/green.json');

const harmless = {
  'src/platform/database/migrate.server.ts': 'imports the migrations',
  'src/backup/manifest.server.ts': 'asks git which commit it is',
  'scripts/steps.ts': 'starts the packages of the machine and what the lock file names',
  'scripts/object-store.ts': 'starts the packages of the machine',
  'src/testing/mail-server.ts': 'asks openssl for certificates',
};

/** Programs of the machine that tests use, each asked for its version. */
const programs: readonly (readonly [string, ...string[]])[] = [
  ['/usr/bin/chromium', '--version'],
  ['psql', '--version'],
  ['pdftotext', '-v'],
  ['qpdf', '--version'],
  ['java', '-version'],
  ['nginx', '-v'],
  ['openssl', 'version'],
];

/** The files of tests that need not run again, and what notes those that have run. */
export type Green = {
  /** @returns those of these files that were green with the same inputs, in at least these projects */
  among: (files: readonly string[], projects: readonly string[]) => Set<string>;
  /** Notes what was green. A file that has changed since the run began is not noted. */
  note: (files: readonly string[], projects: readonly string[]) => void;
};

/**
 * What was green on this machine, today: tests draw other examples every day. A journey depends on the whole product, which the
 * server composes for each screen.
 */
export function openGreen(now = new Date()): Green {
  const tracked = trackedFiles();
  const inputs = inputsOf(root, tracked, harmless);
  const machine = machineOf(now);
  const known = new Map<string, { hash: string; covers: number }>();
  const hashOf = (file: string) => {
    const found = known.get(file) ?? hashed(inputs, machine, tracked, file);
    known.set(file, found);
    return found;
  };
  return {
    among(files, projects) {
      const stamps = readStamps();
      return new Set(files.filter((file) => isCovered(stamps[file], hashOf(file).hash, projects)));
    },
    note(files, projects) {
      const later = inputsOf(root, tracked, harmless);
      const unchanged = files.filter((file) => hashed(later, machine, tracked, file).hash === hashOf(file).hash);
      const stamped = unchanged.map((file): [string, Stamp] => {
        const { hash, covers } = hashOf(file);
        return [file, { inputs: hash, projects, covers }];
      });
      mkdirSync(dirname(stampsFile), { recursive: true });
      writeFileSync(stampsFile, JSON.stringify({ ...readStamps(), ...Object.fromEntries(stamped) }, null, 1));
    },
  };
}

/** Whether a stamp says that a file was green with these inputs in all of these projects. */
export function isCovered(stamp: Stamp | undefined, inputs: string, projects: readonly string[]): boolean {
  return stamp?.inputs === inputs && projects.every((name) => stamp.projects.includes(name));
}

function hashed(inputs: Inputs, machine: string, tracked: readonly string[], file: string) {
  const files = file.startsWith('e2e/') ? ofJourney(tracked, file) : inputs.filesOf(file);
  return {
    hash: createHash('sha256')
      .update(`${machine}\0${inputs.hashOf(files)}`)
      .digest('hex'),
    covers: files.length,
  };
}

/** All but other tests, and what is only read by people. */
function ofJourney(tracked: readonly string[], journey: string): string[] {
  return tracked.filter((file) => file === journey || !/\.(test|e2e)\.tsx?$|^(docs|rules|bench)\/|\.md$/.test(file));
}

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter(Boolean).sort();
}

function machineOf(now: Date): string {
  const versions = programs.map(([program, ...args]) => {
    const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    return `${program} ${stdout ?? ''}${stderr ?? ''}`;
  });
  const settings = ['TEST_DATABASE_URL', 'TEST_S3_ENDPOINT', 'TZ'].map((name) => `${name}=${process.env[name] ?? ''}`);
  return [process.version, process.arch, now.toISOString().slice(0, 10), ...settings, ...versions].join('\n');
}

function readStamps(): Stamps {
  try {
    return JSON.parse(readFileSync(stampsFile, 'utf8')) as Stamps;
  } catch {
    return {};
  }
}
