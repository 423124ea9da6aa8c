import { odsOf, xlsOf, xlsxOf } from './files.example.ts';

/** Files that are made to take a server's memory: small as they come, large as they are read. */

const megabyte = 1024 * 1024;
const line = '<row><c t="str"><v>Nome</v></c><c t="str"><v>CPF</v></c></row>';
const sheetOf = (lines: string) => Buffer.from(`<worksheet><sheetData>${line}${lines}</sheetData></worksheet>`);
const locals = Buffer.from('PK\u0001\u0002', 'latin1');

/** An archive that says of each of its parts that it is small. */
function lying(zip: Buffer): Buffer {
  for (let at = zip.indexOf(locals); at >= 0; at = zip.indexOf(locals, at + 4)) zip.writeUInt32LE(1000, at + 24);
  return zip;
}

const cell = '<table:table-cell office:value-type="string"><text:p>Ana</text:p></table:table-cell>';
const sharedTexts = (each: string, times: number) => ({ 'xl/sharedStrings.xml': `<sst>${each.repeat(times)}</sst>` });

/** Each with its name and how it is made. */
export const hostileFiles = {
  'a bomb that says what it is': () => xlsxOf(Buffer.alloc(300 * megabyte, ' ')),
  'a bomb that says that it is small': async () => lying(await xlsxOf(Buffer.alloc(300 * megabyte, ' '))),
  'a million lines': () => xlsxOf(sheetOf('<row><c><v>1</v></c><c><v>2</v></c></row>'.repeat(1_000_000))),
  'a line of ten million cells': () => xlsxOf(sheetOf(`<row>${'<c><v>1</v></c>'.repeat(10_000_000)}</row>`)),
  'a text of 150 MB': () => xlsxOf(Buffer.concat([sheetOf('').subarray(0, -22), Buffer.alloc(150 * megabyte, 'a')])),
  'a tag of 150 MB': () => xlsxOf(Buffer.concat([Buffer.from('<a '), Buffer.alloc(150 * megabyte, 'a')])),
  'ten million shared texts': () => xlsxOf(sheetOf(''), sharedTexts('<si/>', 10_000_000)),
  'shared texts of 150 MB': () =>
    xlsxOf(sheetOf(''), sharedTexts(`<si><t>${'abcdefgh'.repeat(100)}</t></si>`, 190_000)),
  'an ODS whose line is repeated': () =>
    odsOf(
      `<table:table><table:table-row table:number-rows-repeated="1000000000">${cell}${cell}</table:table-row></table:table>`,
    ),
  'an ODS whose cell is repeated': () =>
    odsOf(
      `<table:table><table:table-row>${cell.replace(' ', ' table:number-columns-repeated="1000000000" ')}</table:table-row></table:table>`,
    ),
  'an XLSX whose cells all hold one long text': () =>
    xlsxOf(sheetOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(20_000)), {
      'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(10_000)}</t></si></sst>`,
    }),
  'an ODS whose long line is repeated': () =>
    odsOf(
      `<table:table><table:table-row>${cell}${cell}</table:table-row><table:table-row table:number-rows-repeated="40000">${cell.replace(' ', ' table:number-columns-repeated="200" ').replace('Ana', 'a'.repeat(10_000))}</table:table-row></table:table>`,
    ),
  'an ODS bomb': () => odsOf(Buffer.alloc(300 * megabyte, ' ')),
  'an XLS of a million cells': () => xlsOf(Array.from({ length: 60_000 }, () => Array.from({ length: 17 }, () => 1))),
  'a CSV that is one text': () => Buffer.concat([Buffer.from('Nome;CPF\n"'), Buffer.alloc(24 * megabyte, 'a')]),
  'a CSV of separators': () => Buffer.concat([Buffer.from('Nome;CPF\n'), Buffer.alloc(24 * megabyte, ';')]),
} satisfies Readonly<Record<string, () => Promise<Buffer> | Buffer>>;
