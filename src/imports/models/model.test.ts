import { readXlsx, writeCsv } from 'hucre';
import { expect, test } from 'vitest';
import { importKinds } from '../columns/columns.labels.ts';
import { columnsOf } from '../columns/columns.rules.ts';
import { matchColumns, missingColumns } from '../columns/match.rules.ts';
import { cellsReader } from '../columns/read-cells.rules.ts';
import { readSheet } from '../reading/read-sheet.server.ts';
import type { SheetLine } from '../reading/sheet.labels.ts';
import { model } from './model.server.ts';

test.each(importKinds)('the model of %s has every column with two examples, and explains each', async (kind) => {
  const { sheets } = await readXlsx(await model(kind));
  expect(sheets.map(({ name }) => name)).toEqual(['Modelo', 'Explicações']);
  const [header = [], first = [], second = []] = sheets[0]?.rows ?? [];
  const columns = columnsOf(kind);
  expect(matchColumns(kind, header.map(String))).toEqual(
    Object.fromEntries(columns.map(({ field }, at) => [field, at])),
  );
  expect(first.map((cell) => cell ?? '')).toEqual(columns.map(({ examples }) => examples[0]));
  expect(second.map((cell) => cell ?? '')).toEqual(columns.map(({ examples }) => examples[1]));
  expect(sheets[1]?.rows.slice(1).map(([name]) => name)).toEqual(header);
});

test.each(importKinds)('the model of %s is imported as it is, also saved as CSV', async (kind) => {
  const bytes = await model(kind);
  const [sheet] = (await readXlsx(bytes)).sheets;
  const csv = Buffer.from(writeCsv(sheet?.rows ?? [], { delimiter: ';' }), 'latin1');
  for (const file of [bytes, csv]) {
    const lines: SheetLine[] = [];
    const { cells } = await readSheet({ bytes: file, name: 'modelo' }, (some) => {
      lines.push(...some);
    });
    const match = matchColumns(kind, cells);
    expect(missingColumns(kind, match)).toEqual([]);
    expect(Object.keys(match)).toHaveLength(columnsOf(kind).length);
    expect(lines.map(({ line }) => line)).toEqual([2, 3]);
    const read = cellsReader(kind, match);
    for (const line of lines) expect(read(line.cells).remarks).toEqual([]);
  }
});
