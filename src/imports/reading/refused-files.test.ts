import { randomBytes } from 'node:crypto';
import { writeXlsx } from 'hucre';
import { expect, test } from 'vitest';
import { compound, odsOf, xlsOf, xlsxOf, zipped } from './files.example.ts';
import { readSheet } from './read-sheet.server.ts';
import { type SheetProblem, sheetProblems } from './sheet.labels.ts';

const rows = [
  ['Nome', 'CPF'],
  ['Ana', '1'],
];
const sheets = [{ name: 'Plan1', rows }];
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const entities = `<!DOCTYPE x [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`)
  .join('')}]>`;
const sheetXml = (lines: string) => `<worksheet><sheetData>${lines}</sheetData></worksheet>`;
const line = '<row><c t="str"><v>Nome</v></c><c t="str"><v>CPF</v></c></row>';

test.each<[string, SheetProblem, () => Uint8Array | Promise<Uint8Array>]>([
  ['nothing', 'empty', () => Buffer.alloc(0)],
  ['blank lines', 'empty', () => Buffer.from('\n;;\n  \n')],
  ['only a header', 'no-lines', () => Buffer.from('Nome;CPF\n')],
  ['only figures', 'no-header', () => Buffer.from('1;2\n3;4\n')],
  ['a renamed PDF', 'unknown-format', () => pdf],
  ['noise', 'unknown-format', () => Buffer.concat([Buffer.from([0]), randomBytes(5000)])],
  ['a page', 'unknown-format', () => Buffer.from('<html><table><tr><td>Nome</td></tr></table></html>')],
  ['another ZIP', 'unknown-format', () => zipped({ 'a.txt': 'a' })],
  ['another compound file', 'unknown-format', () => compound({ WordDocument: Buffer.alloc(5000) })],
  ['a locked XLSX', 'encrypted', () => writeXlsx({ sheets, encryption: { password: 'x', spinCount: 10 } })],
  ['a locked XLS', 'encrypted', () => xlsOf(rows, true)],
  [
    'a locked ODS',
    'encrypted',
    () => odsOf('noise', '<manifest><file-entry><encryption-data/></file-entry></manifest>'),
  ],
  ['macros', 'macros', () => writeXlsx({ sheets, vbaProject: Buffer.from('macro') })],
  ['more than 25 MB', 'file-too-large', () => new Uint8Array(25 * 1024 * 1024 + 1)],
  ['half of an XLSX', 'damaged', async () => (await writeXlsx({ sheets })).slice(0, 900)],
  ['a sheet that ends within a tag', 'damaged', () => xlsxOf(`${sheetXml(line)}<row`)],
  ['entities of its own', 'damaged', () => xlsxOf(`${entities}${sheetXml(`<row><c t="str"><v>&j;</v></c></row>`)}`)],
  ['an ODS with entities of its own', 'damaged', () => odsOf(entities)],
  ['an empty sheet', 'empty', () => xlsxOf(sheetXml('<row/><row><c r="A2"/></row>'))],
  ['a column far out', 'too-many-columns', () => xlsxOf(sheetXml('<row><c r="XFD1"><v>1</v></c></row>'))],
  ['50,001 lines', 'too-many-lines', () => Buffer.from(`Nome;CPF\n${'Ana;1\n'.repeat(50_001)}`)],
])('%s: %s', async (_, problem, make) => {
  const reading = readSheet({ bytes: await make(), name: 'pessoas.xlsx' }, () => {});
  await expect(reading).rejects.toMatchObject({ problem, message: sheetProblems[problem] });
});

test('a sheet that the file does not have', async () => {
  const file = { bytes: await writeXlsx({ sheets }), name: 'a.xlsx', sheet: 'Outra' };
  await expect(readSheet(file, () => {})).rejects.toMatchObject({ problem: 'unknown-sheet' });
});

test('50,000 lines are read', async () => {
  const bytes = Buffer.from(`Nome;CPF\n${'Ana;1\n'.repeat(50_000)}`);
  expect((await readSheet({ bytes, name: 'a.csv' }, () => {})).lines).toBe(50_000);
});
