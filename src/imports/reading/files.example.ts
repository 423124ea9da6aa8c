import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Files as other programs write them, and as nobody should. */

/** A ZIP of these parts. */
export function zipped(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An XLSX whose one sheet, shared texts and styles are written by hand. */
export function xlsxOf(sheet: string | Buffer, more: Readonly<Record<string, string | Buffer>> = {}): Promise<Buffer> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`;
  return zipped({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${relationships}"><sheets><sheet name="Plan1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('r1', 'worksheet', 'worksheets/sheet1.xml')}${relation('r2', 'sharedStrings', '/xl/sharedStrings.xml')}${relation('r3', 'styles', './styles.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  });
}

/** An ODS with this between the tags of its spreadsheet. */
export function odsOf(tables: string | Buffer, manifest = '<manifest/>'): Promise<Buffer> {
  const [begin, end] = [
    '<office:document-content><office:body><office:spreadsheet>',
    '</office:spreadsheet></office:body></office:document-content>',
  ];
  return zipped({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': manifest,
    'content.xml': Buffer.concat([Buffer.from(begin), Buffer.from(tables), Buffer.from(end)]),
  });
}

/** A BIFF8 record. */
function record(id: number, ...parts: readonly Buffer[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([words(id, data.length), data]);
}

function words(...values: readonly number[]): Buffer {
  const out = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) out.writeUInt16LE(value, at * 2);
  return out;
}

function longs(...values: readonly number[]): Buffer {
  const out = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) out.writeUInt32LE(value, at * 4);
  return out;
}

function double(value: number): Buffer {
  const out = Buffer.alloc(8);
  out.writeDoubleLE(value);
  return out;
}

const beginning = (kind: number) => record(0x809, words(0x600, kind, 0, 0), longs(0, 0));
const end = record(0x0a);

/** An XLS (BIFF8) of one sheet; `date` is a day counted by the spreadsheet. `locked` says that all of it is encrypted. */
export function xlsOf(rows: readonly (readonly (string | number | { date: number })[])[], locked = false): Buffer {
  const globals = (at: number) =>
    Buffer.concat([
      beginning(5),
      ...(locked ? [record(0x2f, words(1, 1, 1))] : []),
      record(0xe0, words(0, 0), Buffer.alloc(16)),
      record(0xe0, words(0, 14), Buffer.alloc(16)),
      record(0x85, longs(at), Buffer.from([0, 0, 5, 0]), Buffer.from('Plan1', 'latin1')),
      end,
    ]);
  const cells = rows.flatMap((row, line) =>
    row.map((cell, column) => {
      if (typeof cell === 'number') return record(0x203, words(line, column, 0), double(cell));
      if (typeof cell === 'object') return record(0x203, words(line, column, 1), double(cell.date));
      return record(0x204, words(line, column, 0, cell.length), Buffer.from([1]), Buffer.from(cell, 'utf16le'));
    }),
  );
  return compound({ Workbook: Buffer.concat([globals(globals(0).length), beginning(0x10), ...cells, end]) });
}

/** A compound file (MS-CFB) with one stream, in sectors of 512 bytes. */
export function compound(streams: Readonly<Record<string, Buffer>>): Buffer {
  const [[name = '', content = Buffer.alloc(0)] = []] = Object.entries(streams);
  const sectors = Math.max(8, Math.ceil(content.length / 512));
  const [endOfChain, free] = [0xfffffffe, 0xffffffff];
  const tables = Math.ceil((sectors + 2) / 127);
  const chain = [
    ...Array.from({ length: tables }, () => 0xfffffffd),
    endOfChain,
    ...Array.from({ length: sectors }, (_, at) => (at === sectors - 1 ? endOfChain : tables + 2 + at)),
  ];
  const table = longs(...chain, ...Array.from({ length: tables * 128 - chain.length }, () => free));
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  words(0x3e, 3, 0xfffe, 9, 6).copy(header, 24);
  longs(tables, tables, 0, 4096, endOfChain, 0, endOfChain, 0).copy(header, 44);
  for (let at = 0; at < 109; at += 1) header.writeUInt32LE(at < tables ? at : free, 76 + at * 4);
  const entry = (title: string, kind: number, child: number, first: number, size: number) => {
    const out = Buffer.alloc(128);
    out.write(title, 'utf16le');
    out.writeUInt16LE((title.length + 1) * 2, 64);
    out[66] = kind;
    out[67] = 1;
    longs(free, free, child).copy(out, 68);
    longs(first, size).copy(out, 116);
    return out;
  };
  const directory = Buffer.concat([
    entry('Root Entry', 5, 1, endOfChain, 0),
    entry(name, 2, free, tables + 1, Math.max(content.length, 4096)),
    Buffer.alloc(256),
  ]);
  return Buffer.concat([header, table, directory, content, Buffer.alloc(sectors * 512 - content.length)]);
}
