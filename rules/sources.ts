import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type ParseResult, parseSync } from 'vite';

/** What the rules know of the repository. Every path is relative to its root and written with `/`. */

const root = resolve(import.meta.dirname, '..');

/** The files that match, sorted. */
export function filesOf(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export function isTest(file: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(file) || /^(e2e|rules|src\/testing)\//.test(file);
}

/** Every file of the product and its tools that is TypeScript. */
export const codeFiles = filesOf('{src,scripts,migrations,e2e,rules,bench}/**/*.{ts,tsx}', '*.ts');

/** The folders of `src/` that are nouns of the practice; `access` and `practice` are known to all of them. */
export const features = [...new Set(filesOf('src/*/**').map(folderOf))].filter(
  (folder) => !['app', 'backup', 'platform', 'process', 'server', 'subjects', 'testing', 'ui'].includes(folder),
);

/** `src/units/units.db.ts` → `units` */
export function folderOf(file: string): string {
  return file.startsWith('src/') ? (file.split('/')[1] ?? '') : '';
}

/** One import, re-export or dynamic import. */
export type Import = {
  /** As it is written. */
  name: string;
  /** The repository's file that a relative name leads to, there or not; null for a package. */
  file: string | null;
  /** `import type`: gone when the code runs. */
  typeOnly: boolean;
  reexport: boolean;
};

const parsed = new Map<string, ParseResult>();

function parse(file: string): ParseResult {
  const known = parsed.get(file) ?? parseSync(file, read(file));
  parsed.set(file, known);
  return known;
}

export function importsOf(file: string): Import[] {
  const text = read(file);
  const { staticImports, staticExports, dynamicImports } = parse(file).module;
  const found = (name: string, from: { start: number; end: number }, reexport: boolean): Import => ({
    name,
    file: name.startsWith('.') ? join(dirname(file), name).replaceAll('\\', '/') : null,
    typeOnly: /^(import|export) type\b/.test(text.slice(from.start, from.end)),
    reexport,
  });
  return [
    ...staticImports.map((one) => found(one.moduleRequest.value, one, false)),
    ...staticExports.flatMap((one) =>
      one.entries.flatMap(({ moduleRequest }) => (moduleRequest ? [found(moduleRequest.value, one, true)] : [])),
    ),
    ...dynamicImports.flatMap((one) => {
      const literal = /^['"](.+)['"]$/.exec(text.slice(one.moduleRequest.start, one.moduleRequest.end));
      return literal?.[1] ? [found(literal[1], one, false)] : [];
    }),
  ];
}

export function hasDefaultExport(file: string): boolean {
  const { staticExports } = parse(file).module;
  return staticExports.some(({ entries }) => entries.some(({ exportName }) => exportName.kind === 'Default'));
}

/** The lines, from 1, on which a kind of syntax node begins. */
export function linesWith(file: string, nodeType: string): number[] {
  const text = read(file);
  const starts: number[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === nodeType && 'start' in value) starts.push(Number(value.start));
    for (const child of Object.values(value)) visit(child);
  };
  visit(parse(file).program);
  return starts.map((start) => text.slice(0, start).split('\n').length);
}

/** A function or constant of a module's top level. */
export type TopLevel = {
  name: string;
  exported: boolean;
  /** What stands in its first parentheses; empty for a constant. */
  parameters: string;
  /** Its text without the parameters. */
  text: string;
  /** Which others of the module it names. */
  mentions: string[];
};

/** The functions and constants of a module's top level. */
export function functionsOf(file: string): TopLevel[] {
  const source = read(file);
  const found = parse(file).program.body.flatMap((statement) => {
    const exported = statement.type === 'ExportNamedDeclaration';
    const declared = exported ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration') {
      const { start } = declared.body ?? declared;
      const [first, last] = [declared.params.at(0)?.start ?? start, declared.params.at(-1)?.end ?? start];
      const text = source.slice(start, declared.end);
      return [{ name: declared.id?.name ?? '', exported, parameters: source.slice(first, last), text }];
    }
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.map(({ id, start, end }) => ({
      name: id.type === 'Identifier' ? id.name : '',
      exported,
      parameters: '',
      text: source.slice(start, end),
    }));
  });
  const names = found.map(({ name }) => name);
  return found.map((one) => {
    const words = new Set(one.text.match(/\w+/g));
    return { ...one, mentions: names.filter((name) => name !== one.name && words.has(name)) };
  });
}
