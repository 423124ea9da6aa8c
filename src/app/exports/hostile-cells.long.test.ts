import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { readSheet } from '../../imports/reading/read-sheet.server.ts';
import type { SheetLine } from '../../imports/reading/sheet.labels.ts';
import { mostInCell } from '../../platform/sheets/cell-text.rules.ts';
import { csvSheet } from '../../platform/sheets/csv-sheet.server.ts';
import type { SheetColumn } from '../../platform/sheets/sheet.ts';
import { xlsxSheet } from '../../platform/sheets/xlsx-sheet.server.ts';
import { unzip } from '../../testing/issued/unzip.ts';

/** What somebody types to harm whoever opens a spreadsheet, or what no file can hold. */

const starts = ['=1+1', '+55', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'];

const columns: readonly SheetColumn<string>[] = [
  { header: '=1+1', value: (text) => text },
  { header: 'B', value: (text) => text.length },
];
const sheetOf = (rows: readonly string[], title = 'Lista') => ({
  ...{ title, columns, timeZone: 'America/Sao_Paulo' },
  parts: Readable.from([rows]) as AsyncIterable<readonly string[]>,
});
const xlsx = async (rows: readonly string[], title?: string) =>
  buffer(Readable.from(xlsxSheet(sheetOf(rows, title)), { objectMode: false }));
const csv = async (rows: readonly string[]) =>
  (await buffer(Readable.from(csvSheet(sheetOf(rows)), { objectMode: false }))).toString();

/** The first cell of each line, as the product's own import reads the file, and its header. */
async function readBack(bytes: Uint8Array) {
  const lines: SheetLine[] = [];
  const { cells, sheet } = await readSheet({ bytes, name: 'x.xlsx' }, (some) => void lines.push(...some));
  return { header: cells, sheet, cells: lines.map((line) => line.cells[0]) };
}

describe('in XLSX', () => {
  test('what would begin a formula is text in cells and header, and no cell holds a formula', async () => {
    const bytes = await xlsx(starts);
    const xml = (await unzip(bytes)).get('xl/worksheets/sheet1.xml')?.toString() ?? '';
    expect(xml).not.toMatch(/<f[ >]/);
    expect(xml.match(/t="inlineStr"/g)).toHaveLength(starts.length + columns.length);
    const { header, cells } = await readBack(bytes);
    expect(header[0]).toBe('=1+1');
    // The import takes the space around a text away.
    expect(cells.map((cell) => String(cell).trim())).toEqual(starts.map((text) => text.trim()));
  });

  test('what XML does not allow is left out, and what looks like an escape of it stays', async () => {
    const hostile = [
      'a\u0000b\u0001c\u000Bd\u001Fe\uFFFEf',
      'meio \uD800 caractere',
      '_x0041_x0042_',
      '<b>&"\'</b>',
      '😀',
    ];
    const bytes = await xlsx(hostile);
    const xml = (await unzip(bytes)).get('xl/worksheets/sheet1.xml')?.toString() ?? '';
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
    expect((await readBack(bytes)).cells).toEqual([
      'abcdef',
      'meio \uFFFD caractere',
      '_x0041_x0042_',
      '<b>&"\'</b>',
      '😀',
    ]);
  });

  test('a text longer than a cell may be is cut off, never within a character', async () => {
    const long = `${'x'.repeat(mostInCell - 2)}😀😀`;
    const xml = (await unzip(await xlsx(['y'.repeat(mostInCell), long]))).get('xl/worksheets/sheet1.xml')?.toString();
    const texts = [...(xml ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);
    expect(texts.slice(2)).toEqual(['y'.repeat(mostInCell), `${'x'.repeat(mostInCell - 2)}…`]);
  });

  test('a title is made a name that a sheet may have', async () => {
    expect((await readBack(await xlsx(['a'], "'ASOs [2026]: unidade/filial, e mais'"))).sheet).toBe(
      'ASOs  2026   unidade filial, e',
    );
  });

  test('more lines than a sheet has go on in a second one, under the same header', async () => {
    const most = 1_048_576;
    const line: readonly SheetColumn<number>[] = [{ header: 'N', value: (number) => number }];
    async function* parts() {
      for (let from = 0; from < most; from += 8_192) yield Array.from({ length: 8_192 }, (_, at) => from + at);
    }
    const sheet = { title: 'Muitas', columns: line, parts: parts(), timeZone: 'America/Sao_Paulo' };
    const files = await unzip(await buffer(Readable.from(xlsxSheet(sheet), { objectMode: false })));
    const second = files.get('xl/worksheets/sheet2.xml')?.toString() ?? '';
    expect([...second.matchAll(/<row /g)]).toHaveLength(2);
    expect(second).toContain(`<v>${most - 1}</v>`);
    expect(files.get('xl/workbook.xml')?.toString()).toMatch(/name="Muitas".*name="Muitas_2"/);
  });
});

describe('in CSV', () => {
  test('what would begin a formula is text, also in the header', async () => {
    const [header, ...rows] = (await csv(starts)).slice(1).split('\r\n"');
    expect(header).toMatch(/^"'=1\+1"/);
    expect(rows.map((row) => row.slice(0, 1))).toEqual(starts.map(() => "'"));
  });

  test('a long text is whole, and what is no character is left out', async () => {
    const long = 'x'.repeat(40_000);
    expect(await csv([long])).toContain(`"${long}"`);
    expect(await csv(['a\u0000b'])).toContain('"ab"');
  });
});
