import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLines } from '../../platform/csv.rules.ts';
import { runs } from '../../testing/chance/chance.ts';
import { readCsvSheet } from './csv-sheet.server.ts';
import { createLineSink } from './line-sink.server.ts';
import type { Cell } from './sheet.labels.ts';

/** The lines that the product's own import reads in a CSV that the product wrote. */
async function readBack(rows: string[][]): Promise<Cell[][]> {
  const read: Cell[][] = [];
  const sink = createLineSink(
    'Lista',
    () => ['Lista'],
    () => 0,
    async (lines) => {
      read.push(...lines.map(({ cells }) => [...cells]));
    },
  );
  await readCsvSheet(Buffer.from(csvLines([['Nome', 'Cargo'], ...rows])), sink);
  await sink.flush(true);
  return read;
}

const start = fc.constantFrom("'", "''", '-', '=', '+', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '"', ';', '');
const text = fc
  .tuple(start, start, fc.string({ unit: 'grapheme', minLength: 1 }))
  .map((parts) => parts.join(''))
  .filter((each) => each.trim() !== '');

test('a CSV of ours says to our own import what was written into it, whatever a text begins with', async () => {
  const rows = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(rows, async (each) => {
      expect(await readBack(each.map((row) => [...row]))).toEqual(each);
    }),
    { numRuns: runs(300) },
  );
});
