import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { parseSync } from 'vite';

/**
 * What a file of tests depends on: the modules that it and they name, by an import or in any text that is the path of a file, a
 * folder or several; and of everything that no text names, such as a program that is started or a module whose name is
 * computed, the whole product.
 */
export type Inputs = {
  /** Files, relative to the root, sorted. */
  filesOf: (test: string) => string[];
  /** One text for the contents of these files. */
  hashOf: (files: readonly string[]) => string;
};

/** Of a module: the files that it names, and whether it may reach any other one. */
type Module = { names: readonly string[]; reachesAll: boolean };

/** Where there is what: every file, every folder with what is in it, and what patterns were found to mean. */
type Places = {
  root: string;
  files: ReadonlySet<string>;
  folders: ReadonlyMap<string, readonly string[]>;
  patterns: Map<string, readonly string[]>;
};

const isModule = (file: string) => /\.(ts|tsx|mjs)$/.test(file);

/** Files that are of no consequence to any test that does not name them. */
const onlyNamed = /\.(test|e2e)\.tsx?$|^(docs|bench)\/|\.md$/;

/**
 * @param root the repository
 * @param tracked its files
 * @param harmless modules that start programs or import by a computed name, and why that leads to no file of the repository which is
 * not everybody's input anyway
 */
export function inputsOf(root: string, tracked: readonly string[], harmless: Readonly<Record<string, string>>): Inputs {
  const places = { root, files: new Set(tracked), folders: foldersOf(tracked), patterns: new Map() };
  const modules = new Map<string, Module>();
  const hashes = new Map<string, string>();
  const whole = tracked.filter((file) => !onlyNamed.test(file));
  // What is no module is read by who knows how: stylesheets, tables, settings; and so are migrations.
  const everybodys = whole.filter((file) => !isModule(file) || file.startsWith('migrations/') || !file.includes('/'));

  const moduleOf = (file: string): Module => {
    const known = modules.get(file) ?? readModule(places, file, file in harmless);
    modules.set(file, known);
    return known;
  };
  return {
    filesOf(test) {
      const reached = new Set([test]);
      for (const file of reached) {
        if (!isModule(file)) continue;
        const { names, reachesAll } = moduleOf(file);
        for (const name of names) reached.add(name);
        if (reachesAll) for (const name of whole) reached.add(name);
      }
      return [...new Set([...reached, ...everybodys])].sort();
    },
    hashOf(files) {
      const hash = createHash('sha256');
      for (const file of files) {
        const known = hashes.get(file) ?? contentHash(join(root, file));
        hashes.set(file, known);
        hash.update(`${file}\0${known}\0`);
      }
      return hash.digest('hex');
    },
  };
}

function contentHash(path: string): string {
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'gone';
}

function foldersOf(files: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      const within = folders.get(folder);
      if (within) within.push(file);
      else folders.set(folder, [file]);
    }
  }
  return folders;
}

function readModule(places: Places, file: string, isHarmless: boolean): Module {
  const source = readFileSync(join(places.root, file), 'utf8');
  const names = [...source.matchAll(paths)].flatMap(([, , text = '']) => filesNamed(places, file, text));
  return { names: [...new Set(names)], reachesAll: !isHarmless && reachesAll(file, source) };
}

/** Every text of a module that could be a path. */
const paths = /(['"`])([\w@./*{},-]{2,200})\1/g;

/** Whether a module starts other programs, which may read anything, or imports what only its run knows. */
function reachesAll(file: string, source: string): boolean {
  if (/['"](node:)?(child_process|cluster)['"]/.test(source)) return true;
  if (!/\bimport\s*\(/.test(source)) return false;
  const { dynamicImports } = parseSync(file, source).module;
  return dynamicImports.some(
    ({ moduleRequest: { start, end } }) => !/^['"`][^${]*['"`]$/.test(source.slice(start, end)),
  );
}

/** The files that a text means to a module, beside it or from the root: one, all of a folder, or those of a pattern. */
function filesNamed({ files, folders, patterns }: Places, from: string, text: string): readonly string[] {
  if (text.startsWith('/')) return [];
  if (text.includes('*')) {
    const known = patterns.get(text) ?? [...files].filter((file) => matchesGlob(file, text));
    patterns.set(text, known);
    return known;
  }
  const beside = join(dirname(from), text);
  // A single word is a name of something else, but for the folders of the root; of `src`, whose files are named by patterns, it is one, too.
  const named = text.startsWith('.') ? [beside] : /[/.]/.test(text) ? [text, beside] : text === 'src' ? [] : [text];
  return named.flatMap((place) => {
    const path = place.replace(/\/$/, '');
    return files.has(path) ? [path] : (folders.get(path) ?? []);
  });
}
