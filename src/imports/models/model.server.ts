import type { CellStyle, WriteSheet } from 'hucre';
import type { ImportColumn, ImportKind } from '../columns/columns.labels.ts';
import { columnsOf } from '../columns/columns.rules.ts';
import { optionWords } from '../columns/option-words.rules.ts';

/** Lines that are made ready to be typed into: as text, so that no zero is lost. */
const readyLines = 200;

const asText = '@';
const heading: CellStyle = { font: { bold: true }, numFmt: asText };

/** The spreadsheet that a person fills in: the columns with two examples, and what each of them means. */
export async function model(kind: ImportKind): Promise<Uint8Array> {
  // A start does without: it reads and writes every kind of spreadsheet.
  const { writeXlsx } = await import('hucre');
  const columns = columnsOf(kind);
  return writeXlsx({ sheets: [linesSheet(columns), explanationsSheet(columns)], properties: { title: 'Modelo' } });
}

function linesSheet(columns: readonly ImportColumn[]): WriteSheet {
  const blank = columns.map(() => '');
  const examples = [0, 1].map((at) => columns.map(({ examples }) => examples[at] ?? ''));
  return {
    name: 'Modelo',
    columns: columns.map(({ label }) => ({ width: Math.max(14, label.length + 4), numFmt: asText })),
    rows: [columns.map(({ label }) => label), ...examples, ...Array.from({ length: readyLines }, () => blank)],
    cells: new Map(columns.map((_, at) => [`0,${at}`, { style: heading }])),
    freezePane: { rows: 1 },
  };
}

function explanationsSheet(columns: readonly ImportColumn[]): WriteSheet {
  const heads = ['Coluna', 'Obrigatória', 'O que escrever', 'Opções', 'No máximo', 'Exemplo'];
  const rows = columns.map((column) => [
    column.label,
    column.required ? 'sim' : 'não',
    column.explanation,
    optionWords(column).join(', '),
    column.longest ? `${column.longest} caracteres` : '',
    column.examples.find((example) => example !== '') ?? '',
  ]);
  return {
    name: 'Explicações',
    columns: [28, 12, 70, 40, 16, 28].map((width) => ({ width, numFmt: asText })),
    rows: [heads, ...rows],
    cells: new Map(heads.map((_, at) => [`0,${at}`, { style: heading }])),
    freezePane: { rows: 1 },
  };
}
