import { SheetError } from './sheet-error.server.ts';

/** What a file is by its bytes; names lie. */
export type FileFormat = 'zip' | 'xls' | 'text';

/** @throws {SheetError} on what is no spreadsheet, or on one that is locked or has macros */
export function formatOf(bytes: Buffer): FileFormat {
  if (bytes.length === 0) throw new SheetError('empty');
  if (bytes.subarray(0, 4).equals(zipMark)) return 'zip';
  if (bytes.subarray(0, 8).equals(compoundMark)) return ofCompound(bytes);
  if (isText(bytes)) return 'text';
  throw new SheetError('unknown-format');
}

const zipMark = Buffer.from('PK\u0003\u0004', 'latin1');
/** Microsoft's compound file: an XLS, a locked XLSX, and what other programs of that time wrote. */
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The streams of a compound file are told by their names in its directory. */
function ofCompound(bytes: Buffer): 'xls' {
  const has = (name: string) => bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (has('EncryptedPackage')) throw new SheetError('encrypted');
  if (!has('Workbook') && !has('Book')) throw new SheetError('unknown-format');
  if (has('_VBA_PROJECT_CUR')) throw new SheetError('macros');
  if (isLocked(bytes)) throw new SheetError('encrypted');
  return 'xls';
}

/** The beginning of a workbook in BIFF8, and the record that says that all after it is encrypted (MS-XLS, 2.4.117). */
const beginning = Buffer.from('0908100000060500', 'hex');
const filePass = 0x2f;

function isLocked(bytes: Buffer): boolean {
  let at = bytes.indexOf(beginning);
  for (let record = 0; at >= 0 && record < 8 && at + 4 <= bytes.length; record += 1) {
    if (bytes.readUInt16LE(at) === filePass) return true;
    at += 4 + bytes.readUInt16LE(at + 2);
  }
  return false;
}

/** Text has no zeros, unless it says that it is UTF-16; a page and other marked-up texts are no list of lines. */
function isText(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 65_536);
  if (isUtf16(bytes)) return true;
  const marked = /^(?:\u00ef\u00bb\u00bf)?\s*(?:<|%PDF|\{\\rtf|[[{]"|\{\s)/.test(start.toString('latin1', 0, 200));
  return !marked && !start.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
}

/** Whether a text begins with the mark of UTF-16. */
export function isUtf16(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}
