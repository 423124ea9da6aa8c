/**
 * A PDF as the house makes them: objects one by one, found by classic tables of 20 characters a line (PDF 1.4, 3.4.3), each with its
 * update at the end. Others' files are not signed here.
 */
export type PdfFile = {
  bytes: Buffer;
  /** The same as text, a character for each byte. */
  text: string;
  /** What the last trailer says, without its brackets. */
  trailer: string;
  /** Where the last table stands. */
  table: number;
  offsets: ReadonlyMap<number, number>;
};

/** @throws {Error} for a PDF of another make */
export function openPdf(bytes: Buffer): PdfFile {
  const text = bytes.toString('latin1');
  const offsets = new Map<number, number>();
  const table = Number(found(text.slice(-64), /startxref\s+(\d+)\s+%%EOF\s*$/)[1]);
  let last = '';
  for (let at: number | null = table; at !== null; ) {
    const end = text.indexOf('trailer', at);
    for (const [number, offset] of entriesOf(text.slice(at, end))) {
      if (!offsets.has(number)) offsets.set(number, offset);
    }
    const [, trailer = ''] = found(text.slice(end), /^trailer\s*<<([\s\S]*?)>>\s*startxref/);
    last ||= trailer;
    const [, before] = /\/Prev (\d+)/.exec(trailer) ?? [];
    // Each stands before the one that continues it.
    at = before !== undefined && Number(before) < at ? Number(before) : null;
  }
  return { bytes, text, trailer: last, table, offsets };
}

function* entriesOf(table: string): Generator<[number: number, offset: number]> {
  const [head] = found(table, /^xref\s+/);
  const lines = table.slice(head.length).split(/\r?\n/);
  for (let at = 0; at < lines.length; ) {
    const [, first, count] = /^(\d+) (\d+)\s*$/.exec(lines[at] ?? '') ?? [];
    if (!first || !count) return;
    for (let line = 1; line <= Number(count); line++) {
      const [, offset, use] = found(lines[at + line] ?? '', /^(\d{10}) \d{5} ([nf])/);
      if (use === 'n') yield [Number(first) + line - 1, Number(offset)];
    }
    at += 1 + Number(count);
  }
}

/** Which object the trailer names: `Root`, `Info`. */
export function namedIn(dictionary: string, key: string): number {
  return Number(found(dictionary, new RegExp(`/${key} (\\d+) 0 R`))[1]);
}

/** The body of an object, with its stream where it has one. @throws {Error} where there is none */
export function objectOf(pdf: PdfFile, number: number): Buffer {
  const at = pdf.offsets.get(number);
  const head = `${number} 0 obj`;
  if (at === undefined || !pdf.text.startsWith(head, at)) throw new Error(`the PDF has no object ${number}`);
  const begin = at + head.length;
  const dictionary = pdf.text.slice(begin, pdf.text.indexOf('endobj', begin));
  const [whole, length] = /^[\s\S]*?\/Length (\d+)\s[\s\S]*?>>\s*stream\r?\n/.exec(dictionary) ?? [];
  const after = whole ? begin + whole.length + Number(length) : begin;
  return pdf.bytes.subarray(begin, pdf.text.indexOf('endobj', after));
}

/** The text of an object that has no stream. */
export function textOf(pdf: PdfFile, number: number): string {
  return objectOf(pdf, number).toString('latin1').trim();
}

/** The last page of a document whose pages hang on nodes with kids. */
export function lastPage(pdf: PdfFile): number {
  let at = namedIn(textOf(pdf, namedIn(pdf.trailer, 'Root')), 'Pages');
  for (let deep = 0; deep < 20; deep++) {
    const [, kids] = /\/Kids \[([^\]]*)\]/.exec(textOf(pdf, at)) ?? [];
    if (kids === undefined) return at;
    const last = [...kids.matchAll(/(\d+) 0 R/g)].at(-1)?.[1];
    if (!last) break;
    at = Number(last);
  }
  throw new Error('the PDF has no last page');
}

function found(text: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(text);
  if (!match) throw new Error(`the PDF has no ${pattern}`);
  return match;
}
