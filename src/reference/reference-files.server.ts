import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../platform/config-error.server.ts';
import { readCsv } from './reference-csv.rules.ts';

/** What a file of the folder must look like: its columns in their order, the first one the code. */
export type FileForm<Column extends string> = {
  name: string;
  columns: readonly [Column, ...Column[]];
  code: RegExp;
  /** What a column may hold beside any text. */
  checked?: Partial<Record<Column, RegExp>>;
};

/** A line of such a file, and whether its code is no longer given. */
export type FileRow<Column extends string> = Record<Column, string> & { withdrawn: boolean };

/** The folder that comes with the product. */
const ownFolder = join(import.meta.dirname, '../../reference');

/**
 * Reads a file of the configured folder; where that has none of the name, the product's own.
 * @throws {ConfigError} naming file, line and reason when it is not what it should be
 */
export function readTable<Column extends string>(folder: string | undefined, form: FileForm<Column>) {
  const given = folder && join(folder, form.name);
  const path = given && existsSync(given) ? given : join(ownFolder, form.name);
  try {
    return rowsOf(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)), form);
  } catch (error) {
    const why = error instanceof TypeError ? 'não está em UTF-8' : error instanceof Error ? error.message : '';
    throw new ConfigError(`Configuração inválida: REFERENCE_DIR ${form.name}: ${why} (recebido: ${path})`);
  }
}

/** Of the folders of a name, each called by the date of its package, the newest: in the configured folder, else in the product's own. */
export function packageFolder(folder: string | undefined, name: string): { folder: string; packageOf: string } {
  const given = folder && join(folder, name);
  const within = given && existsSync(given) ? given : join(ownFolder, name);
  const packageOf = readdirSync(within)
    .filter((one) => /^\d{4}-\d{2}-\d{2}$/.test(one))
    .sort()
    .at(-1);
  if (packageOf === undefined) throw new ConfigError(`Configuração inválida: não há pacote de esquemas em ${within}`);
  return { folder: join(within, packageOf), packageOf };
}

function rowsOf<Column extends string>(text: string, form: FileForm<Column>): FileRow<Column>[] {
  const { columns } = form;
  const checked: Partial<Record<string, RegExp>> = form.checked ?? {};
  const [head, ...lines] = readCsv(text);
  const names = head?.cells ?? [];
  if (columns.some((column, at) => names[at] !== column)) {
    throw new Error(`a primeira linha deve ser ${columns.join(',')} ou ${columns.join(',')},situacao`);
  }
  if (lines.length === 0) throw new Error('não tem nenhuma linha');
  const withdrawnAt = names.indexOf('situacao');
  const known = new Set<string>();
  return lines.map(({ number, cells }) => {
    const [code = ''] = cells;
    const refuse = (why: string) => new Error(`linha ${number}: ${why}`);
    if (!form.code.test(code)) throw refuse(`código inválido: ${code}`);
    if (known.has(code)) throw refuse(`o código ${code} se repete`);
    known.add(code);
    const row = columns.map((column, at): [string, string] => {
      const value = cells[at] ?? '';
      if (value === '' || checked[column]?.test(value) === false) {
        throw refuse(`${column} ${value === '' ? 'vazio' : `inválido: ${value}`}`);
      }
      return [column, value];
    });
    const state = cells[withdrawnAt] ?? '';
    if (withdrawnAt >= 0 && !['', 'retirado'].includes(state)) throw refuse(`situacao inválida: ${state}`);
    return { ...Object.fromEntries(row), withdrawn: state === 'retirado' } as FileRow<Column>;
  });
}
