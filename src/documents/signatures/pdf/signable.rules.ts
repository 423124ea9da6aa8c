import { lastPage, namedIn, openPdf, textOf } from './pdf-file.rules.ts';
import { type Objects, transplanted } from './transplant.rules.ts';

/** What a signature's dictionary says beside the signature itself. */
export type Facts = {
  /** Who signs. */
  name: string;
  /** ISO 8601, in UTC. */
  at: string;
  /** A PDF of one page with what is seen of it: a strip for the left margin of the last page. */
  mark: Buffer;
  /** So many bytes the signature may have. */
  room: number;
};

/** A PDF with the place for a signature, which is of all its bytes but those of that place, its brackets included. */
export type Signable = { bytes: Buffer; begin: number; end: number };

/** From the left edge of the paper to the strip: within the margin, where no paper of the house has anything. */
const markLeft = 8;

/**
 * Prepares a PDF for a signature, as an update at its end: the bytes before stay as they are. The signature is the document's own
 * (DocMDP), and afterwards only fields and further signatures may come (P 2).
 * @throws {Error} for a PDF that is not of the house's make, or that has fields already
 */
export function signable(issued: Buffer, { name, at, mark, room }: Facts): Signable {
  const pdf = openPdf(issued);
  const root = namedIn(pdf.trailer, 'Root');
  const page = lastPage(pdf);
  const [, size = ''] = /\/Size (\d+)/.exec(pdf.trailer) ?? [];
  const [signature, field] = [Number(size), Number(size) + 1];
  const objects: Objects = new Map();
  const form = transplanted(mark, objects, field + 1);
  const catalog = textOf(pdf, root);
  const sheet = textOf(pdf, page);
  if (/\/(AcroForm|Perms)\b/.test(catalog) || /\/Annots\b/.test(sheet)) throw new Error('the PDF has fields already');
  const [, sheetHeight = ''] = /\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(sheet) ?? [];
  const bottom = (Number(sheetHeight) - form.height) / 2;
  const place = [markLeft, bottom, markLeft + form.width, bottom + form.height].map((number) => number.toFixed(3));
  const add = (number: number, body: string) => objects.set(number, Buffer.from(`\n${body}\n`, 'latin1'));
  add(
    root,
    withMore(catalog, `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >> /Perms << /DocMDP ${signature} 0 R >>`),
  );
  add(page, withMore(sheet, `/Annots [${field} 0 R]`));
  add(
    field,
    `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Assinatura) /TU ${hexText(`Assinatura digital de ${name}`)} /F 132
/Rect [${place.join(' ')}] /P ${page} 0 R /V ${signature} 0 R /AP << /N ${form.number} 0 R >> >>`,
  );
  add(
    signature,
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /Name ${hexText(name)} /M (${pdfMoment(at)})
/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /V /1.2 /P 2 >> >>]
/ByteRange ${' '.repeat(rangeRoom)}
/Contents <${'0'.repeat(room * 2)}> >>`,
  );
  const bytes = updated(pdf.bytes, objects, pdf.trailer, pdf.table);
  const text = bytes.toString('latin1');
  const range = text.indexOf('/ByteRange ', issued.length) + '/ByteRange '.length;
  const begin = text.indexOf('<', text.indexOf('/Contents ', range));
  const end = text.indexOf('>', begin) + 1;
  bytes.write(`[0 ${begin} ${end} ${bytes.length - end}]`, range, 'latin1');
  return { bytes, begin, end };
}

/** Room for `[0 begin end length]`: ten digits each. */
const rangeRoom = 40;

/** A dictionary with more entries at its end. */
function withMore(dictionary: string, entries: string): string {
  return `${dictionary.slice(0, dictionary.lastIndexOf('>>'))}${entries}\n>>`;
}

function updated(before: Buffer, objects: Objects, trailer: string, table: number): Buffer {
  const parts: Buffer[] = [before, Buffer.from('\n')];
  let at = before.length + 1;
  const lines = ['0 1', '0000000000 65535 f '];
  const sorted = [...objects].sort(([a], [b]) => a - b);
  for (const [index, [number, body]] of sorted.entries()) {
    const whole = Buffer.concat([Buffer.from(`${number} 0 obj`), body, Buffer.from('endobj\n')]);
    if (number !== (sorted[index - 1]?.[0] ?? Number.NaN) + 1) lines.push(`${number} ${runFrom(sorted, index)}`);
    lines.push(`${String(at).padStart(10, '0')} 00000 n `);
    parts.push(whole);
    at += whole.length;
  }
  const last = sorted.at(-1)?.[0] ?? 0;
  const more = trailer.replace(/\/Size \d+/, `/Size ${last + 1}`).replace(/\s*\/Prev \d+/, '');
  const end = `xref\n${lines.join('\n')}\ntrailer\n<<${more.trimEnd()}\n  /Prev ${table}\n>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')]);
}

/** How many objects follow one another by their numbers. */
function runFrom(sorted: readonly (readonly [number, Buffer])[], at: number): number {
  let count = 1;
  while (sorted[at + count]?.[0] === (sorted[at]?.[0] ?? 0) + count) count++;
  return count;
}

/** A moment as PDF has it, in UTC (PDF 1.4, 3.8.3). */
function pdfMoment(at: string): string {
  return `D:${at.replace(/\D/g, '').slice(0, 14)}+00'00'`;
}

/** A text string: UTF-16 with its mark, in hexadecimal, so that nothing in it can end it. */
function hexText(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}
