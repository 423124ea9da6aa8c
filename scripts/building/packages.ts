import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../steps.ts';
import { partOf } from './folders.ts';

/** Have code for one kind of machine, read files of their own, or are loaded when something first needs them. */
export const apart = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'bowser',
  'hucre',
  'libxml2-wasm',
  'nodemailer',
  'pg',
  'prom-client',
  'xml-crypto',
];

/** Of these only some files are read; their code is in the bundle. */
const filesRead: Readonly<Record<string, RegExp>> = {
  '@fastify/swagger-ui': /^(package\.json|index\.js|LICENSE|static\/.*(?<!\.map))$/,
  '@expo-google-fonts/source-sans-3': /^(package\.json|LICENSE.*|(400Regular|600SemiBold|700Bold)\/.*\.ttf)$/,
};

/** What of a package no running program reads; its licence goes with it. */
const notRun =
  /(\.([mc]?ts|tsx|map|md|flow)$)|(\.(test|spec)\.[mc]?js$)|(^|\/)(dist-es|dist-types|src\/.*\.json|tests?|__tests__|docs|examples?|benchmarks?)(\/|$)/i;
const licence = /(^|\/)(licen[cs]e|notice|copying)[^/]*$/i;

type Locked = {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/**
 * Keeps the packages that the server loads, and the Node that runs it, whatever becomes of `node_modules`: an installation that
 * fails must not take them away, nor change them under a server.
 * @returns the name of the folder, in which `node_modules` has them and `node` is the program
 */
export function keepPackages(): Promise<string> {
  return partOf('packages', packagesName, (folder) => {
    putPackages(folder);
    put('node_modules/node/bin/node', join(folder, 'node'));
  });
}

function packagesName(): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'scripts/building/packages.ts']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Puts into `FOLDER/node_modules` what the server loads of its packages, and nothing else of them. */
export function putPackages(folder: string): void {
  for (const path of packagesWith(apart)) {
    for (const file of filesOf(path)) {
      if (licence.test(file) || !notRun.test(file)) put(join(path, file), join(folder, path, file));
    }
  }
  for (const [name, read] of Object.entries(filesRead)) {
    const path = `node_modules/${name}`;
    for (const file of filesOf(path)) if (read.test(file)) put(join(path, file), join(folder, path, file));
  }
}

/** The places of these packages and of all that they need, as far as it is installed on this kind of machine. */
function packagesWith(names: readonly string[]): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Set<string>();
  const follow = (path: string | null): void => {
    if (path === null || found.has(path) || !existsSync(join(root, path))) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    const needed = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
    for (const name of needed) follow(placeOf(name, path, packages));
  };
  for (const name of names) follow(`node_modules/${name}`);
  return [...found].sort();
}

/** Where Node finds a package from another one: beside it, or further up. */
function placeOf(name: string, from: string, packages: Record<string, Locked>): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (at === '') return null;
  }
}

/** The files of a package, without those of packages within it. */
function filesOf(path: string): string[] {
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, path).length + 1))
    .filter((file) => !file.startsWith('node_modules/') && !file.includes('/node_modules/'))
    .sort();
}

/** The file itself has two names then, where the disk knows that, and stays when one of them goes. */
function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(join(root, from), to);
  } catch {
    copyFileSync(join(root, from), to);
  }
}
