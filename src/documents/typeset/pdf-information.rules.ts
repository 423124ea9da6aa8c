/**
 * A PDF with more entries in its information dictionary, as an update at its end (PDF 1.4, 3.4.5): what Typst wrote stays
 * as it is. Keys of one's own need no twin in the XMP metadata (PDF/A-1, 6.7.3).
 */
export function withInformation(pdf: Buffer, entries: Readonly<Record<string, string>>): Buffer {
  const text = pdf.toString('latin1');
  const [, trailer = '', previous = ''] = found(text.slice(text.lastIndexOf('trailer')), lastTrailer);
  const [, number = ''] = found(trailer, /\/Info (\d+) 0 R/);
  const begin = offsetOf(text, Number(previous), Number(number));
  const object = text.slice(begin, text.indexOf('endobj', begin));
  const at = object.lastIndexOf('>>');
  const lines = Object.entries(entries).map(([key, value]) => `  /${key} ${textString(value)}\n`);
  const update = `${object.slice(0, at)}${lines.join('')}${object.slice(at)}endobj\n`;
  const offset = String(pdf.length + 1).padStart(10, '0');
  const table = `xref\n0 1\n0000000000 65535 f \n${number} 1\n${offset} 00000 n \n`;
  const end = `trailer\n<<${trailer}  /Prev ${previous}\n>>\nstartxref\n${pdf.length + 1 + update.length}\n%%EOF`;
  return Buffer.concat([pdf, Buffer.from(`\n${update}${table}${end}`, 'latin1')]);
}

const lastTrailer = /^trailer\s*<<([\s\S]*)>>\s*startxref\s+(\d+)/;

/** Where an object stands, by the table of all of them: a line of 20 characters each. */
function offsetOf(text: string, table: number, number: number): number {
  const [head] = found(text.slice(table, table + 40), /^xref\s+0 \d+ *\r?\n/);
  const begin = Number(text.slice(table + head.length + number * 20).slice(0, 10));
  if (!text.startsWith(`${number} 0 obj`, begin)) throw new Error('the table of the PDF leads elsewhere');
  return begin;
}

/** A text string: UTF-16 with its mark, in hexadecimal, so that nothing in it can end it. */
function textString(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}

function found(text: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(text);
  if (!match) throw new Error(`the PDF has no ${pattern}`);
  return match;
}
