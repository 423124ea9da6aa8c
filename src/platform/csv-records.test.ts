import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/chance/chance.ts';
import { csvLines } from './csv.rules.ts';
import { CsvError, csvRecords } from './csv-records.rules.ts';

test.each([
  [
    'a;b\r\n1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa;b\n"x;""y""";"two\nlines"\n\n;\nz;',
    [
      ['a', 'b'],
      ['x;"y"', 'two\nlines'],
      ['z', ''],
    ],
  ],
  ['', []],
])('%j is read cell by cell', (text, rows) => {
  expect(csvRecords(text).map(({ cells }) => cells)).toEqual(rows);
});

test('a quote that nothing closes is told with its line', () => {
  expect(() => csvRecords('a;b\n1;"2')).toThrow(new CsvError('Linha 2: há aspas que não fecham'));
});

test('what is written is read back', () => {
  const cell = fc.stringMatching(/^[a-z][a-z ;,"\n]{0,8}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, fc.stringMatching(/^[a-z]?$/)), { minLength: 1 }), (rows) => {
      const read = csvRecords(csvLines([['a', 'b'], ...rows]));
      expect(read.slice(1).map(({ cells }) => cells)).toEqual(rows);
    }),
    { numRuns: runs(100) },
  );
});
