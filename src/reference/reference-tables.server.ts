import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../platform/config-error.server.ts';
import { fold } from '../platform/database/search/search.ts';
import { writtenClass, writtenOccupation } from './codes.rules.ts';
import { type FileForm, readTable } from './reference-files.server.ts';
import { type Searched, searchOver } from './search.rules.ts';
import { usualExamNames } from './usual-exam-names.labels.ts';

const risksForm = {
  name: 'tabela24.csv',
  columns: ['codigo', 'grupo', 'nome'],
  code: /^\d{2}\.\d{2}\.\d{3}$/,
} as const;
const examsForm = { name: 'tabela27.csv', columns: ['codigo', 'nome'], code: /^\d{4}$/ } as const;
const classesForm = {
  name: 'nr4.csv',
  columns: ['classe', 'denominacao', 'grau'],
  code: /^\d{5}$/,
  checked: { grau: /^[1-4]$/ },
} as const;
const occupationsForm = { name: 'cbo.csv', columns: ['codigo', 'titulo'], code: /^\d{6}$/ } as const;

const holidaysForm = { name: 'feriados-nacionais.csv', columns: ['dia', 'nome'], code: /^\d{4}-\d{2}-\d{2}$/ } as const;

const ofCat = { columns: ['codigo', 'nome'], code: /^\d{9}$/ } as const;
const partsForm = { name: 'tabela13.csv', ...ofCat } as const;
const agentsForm = { name: 'tabela14.csv', ...ofCat } as const;
const situationsForm = { name: 'tabela15.csv', ...ofCat } as const;
const injuriesForm = { name: 'tabela17.csv', ...ofCat } as const;

const forms: readonly FileForm<string>[] = [
  ...[risksForm, examsForm, classesForm, occupationsForm, holidaysForm],
  ...[partsForm, agentsForm, situationsForm, injuriesForm],
];

/** A table in memory: its entries by their codes, and a search over them. */
function tableOf<Entry extends Searched>(entries: readonly Entry[]) {
  return { byCode: new Map(entries.map((entry) => [entry.code, entry])), search: searchOver(entries) };
}

function readRisks(folder: string | undefined) {
  const rows = readTable(folder, risksForm);
  return tableOf(
    rows.map(({ codigo, grupo, nome, withdrawn }) => ({
      code: codigo,
      group: grupo,
      name: nome,
      usual: [],
      withdrawn,
    })),
  );
}

function readExams(folder: string | undefined) {
  const rows = readTable(folder, examsForm);
  const exams = rows.map(({ codigo, nome, withdrawn }) => ({
    code: codigo,
    name: nome,
    usual: usualExamNames[codigo] ?? [],
    withdrawn,
  }));
  const codes = new Map<string, string | null>();
  for (const { code, name, usual, withdrawn } of exams) {
    if (withdrawn) continue;
    // A name that two codes share says neither.
    for (const one of new Set([name, ...usual].map(bareName))) codes.set(one, codes.has(one) ? null : code);
  }
  return { ...tableOf(exams), codeOf: (name: string) => codes.get(bareName(name)) ?? null };
}

function readClasses(folder: string | undefined) {
  const rows = readTable(folder, classesForm);
  return tableOf(
    rows.map(({ classe, denominacao, grau, withdrawn }) => ({
      code: classe,
      class: writtenClass(classe),
      name: denominacao,
      degree: grau,
      usual: [],
      withdrawn,
    })),
  );
}

function readOccupations(folder: string | undefined) {
  const rows = readTable(folder, occupationsForm);
  return tableOf(
    rows.map(({ codigo, titulo, withdrawn }) => ({
      code: codigo,
      title: titulo,
      name: titulo,
      written: writtenOccupation(codigo),
      usual: [],
      withdrawn,
    })),
  );
}

/** A table of the CAT, by its codes. */
function readOfCat(
  folder: string | undefined,
  form: typeof partsForm | typeof agentsForm | typeof situationsForm | typeof injuriesForm,
) {
  const given = readTable(folder, form).filter(({ withdrawn }) => !withdrawn);
  return new Map(given.map(({ codigo, nome }) => [codigo, { code: codigo, name: nome }]));
}

function readHolidays(folder: string | undefined) {
  const days = readTable(folder, holidaysForm).map(({ dia }) => dia);
  return { days: new Set(days), years: new Set(days.map((day) => day.slice(0, 4))) };
}

/** A name without accents, capitals, blanks and punctuation. */
function bareName(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Each table is read when it is first asked for. */
function lazily<Table>(read: () => Table): () => Table {
  let table: Table | undefined;
  return () => {
    table ??= read();
    return table;
  };
}

function tablesOf(folder?: string) {
  return {
    risks: lazily(() => readRisks(folder)),
    exams: lazily(() => readExams(folder)),
    classes: lazily(() => readClasses(folder)),
    occupations: lazily(() => readOccupations(folder)),
    holidays: lazily(() => readHolidays(folder)),
    parts: lazily(() => readOfCat(folder, partsForm)),
    agents: lazily(() => readOfCat(folder, agentsForm)),
    situations: lazily(() => readOfCat(folder, situationsForm)),
    injuries: lazily(() => readOfCat(folder, injuriesForm)),
  };
}

/** The configured folder; none where the tables are the product's own. */
export let givenFolder: string | undefined;

/** The tables of this process, one set for all that runs in it. */
export let tables = tablesOf();

/**
 * Takes the tables from a folder from now on, and reads them at once, so that a wrong file is known at the start; without a
 * folder the product's own, when they are first asked for.
 * @throws {ConfigError} naming file, line and reason
 */
export function takeReferenceFrom(folder: string | undefined): void {
  tables = tablesOf(folder);
  givenFolder = folder;
  if (folder === undefined) return;
  const names = forms.map(({ name }) => name);
  if (!names.some((name) => existsSync(join(folder, name)))) {
    throw new ConfigError(
      `Configuração inválida: REFERENCE_DIR não tem nenhum destes arquivos: ${names.join(', ')} (recebido: ${folder})`,
    );
  }
  for (const read of Object.values(tables)) read();
}
