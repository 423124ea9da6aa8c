import { lastPage, namedIn, openPdf, textOf } from './pdf-file.rules.ts';
import { type Objects, transplanted } from './transplant.rules.ts';
import { rangeRoom, type Signable, withMore, withPlace } from './update.rules.ts';

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
  /** Whether it calls itself by the ICP-Brasil's own filter (DOC-ICP-15.03), which common readers do not know. */
  pbad: boolean;
};

const usualFilter = '/Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached';
const ownFilter = '/Filter /PBAD_PAdES /SubFilter /PBAD.PAdES';

/** From the left edge of the paper to the strip: within the margin, where no paper of the house has anything. */
const markLeft = 8;

/**
 * Prepares a PDF for a signature, as an update at its end: the bytes before stay as they are. The signature is the document's own
 * (DocMDP), and afterwards only fields and further signatures may come (P 2).
 * @throws {Error} for a PDF that is not of the house's make, or that has fields already
 */
export function signable(issued: Buffer, { name, at, mark, room, pbad }: Facts): Signable {
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
    `<< /Type /Sig ${pbad ? ownFilter : usualFilter} /Name ${hexText(name)} /M (${pdfMoment(at)})
/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /V /1.2 /P 2 >> >>]
/ByteRange ${' '.repeat(rangeRoom)}
/Contents <${'0'.repeat(room * 2)}> >>`,
  );
  return withPlace(pdf, objects);
}

/** A moment as PDF has it, in UTC (PDF 1.4, 3.8.3). */
function pdfMoment(at: string): string {
  return `D:${at.replace(/\D/g, '').slice(0, 14)}+00'00'`;
}

/** A text string: UTF-16 with its mark, in hexadecimal, so that nothing in it can end it. */
function hexText(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}
