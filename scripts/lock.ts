import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, step } from './steps.ts';

/**
 * Writes package-lock.json anew after a change of dependencies: npm run lock
 *
 * A registry mirror may hold only its own platform's builds of a package; npm then leaves the others out of the lock file,
 * and `npm ci` refuses it. They are added here with the version that their package names.
 */

type Entry = { version?: string; dev?: boolean; optionalDependencies?: Record<string, string> } & Record<
  string,
  unknown
>;
type Lock = { packages: Record<string, Entry> };

await step('package-lock.json', 'npm', ['install', '--package-lock-only', '--no-audit', '--no-fund']);
const path = join(root, 'package-lock.json');
const lock: Lock = JSON.parse(readFileSync(path, 'utf8'));
for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!isLocked(owner, name)) lock.packages[`node_modules/${name}`] = platformEntry(name, version, entry.dev);
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);

/** Whether a package that `owner` depends on has an entry where Node would find it. */
function isLocked(owner: string, name: string): boolean {
  for (let folder = owner; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
  }
}

/** The entry of a build for one platform, read from its name: `…-linux-x64-musl`. */
function platformEntry(name: string, version: string, dev = false): Entry {
  const os = /(android|darwin|freebsd|linux|openharmony|win32)/.exec(name)?.[1];
  const cpu = /-(arm64|x64|arm|ia32|ppc64|riscv64|s390x|loong64|wasm32)(-|$)/.exec(name)?.[1];
  if (!os || !cpu) throw new Error(`package-lock.json lacks ${name}; add its platform to scripts/lock.ts`);
  const libc = os === 'linux' ? { libc: [name.includes('musl') ? 'musl' : 'glibc'] } : {};
  return { version, cpu: [cpu], ...(dev ? { dev } : {}), ...libc, optional: true, os: [os] };
}
