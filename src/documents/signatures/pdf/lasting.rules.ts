import { lastPage, namedIn, objectOf, openPdf, textOf } from './pdf-file.rules.ts';
import type { Objects } from './transplant.rules.ts';
import { rangeRoom, type Signable, withMore, withPlace } from './update.rules.ts';

/** With what signatures can be validated after their certificates have ended: certificates and lists of revocations, in DER. */
export type Validation = { certificates: readonly Buffer[]; lists: readonly Buffer[] };

/**
 * Prepares a signed PDF for a time stamp of all that it has, as an update at its end, which holds with what its signatures are validated
 * (DSS and DocTimeStamp: ETSI EN 319 142-1, 5.4; allowed under any DocMDP). What validates nothing brings no DSS.
 * @param room so many bytes the time stamp may have
 */
export function lasting(signed: Buffer, { certificates, lists }: Validation, room: number): Signable {
  const pdf = openPdf(signed);
  const root = namedIn(pdf.trailer, 'Root');
  const page = lastPage(pdf);
  const [, size = ''] = /\/Size (\d+)/.exec(pdf.trailer) ?? [];
  const [stamp, field, look] = [Number(size), Number(size) + 1, Number(size) + 2];
  const objects: Objects = new Map();
  const add = (number: number, body: string) => objects.set(number, Buffer.from(`\n${body}\n`, 'latin1'));
  const kept = (bytes: Buffer) => {
    const number = look + 1 + objects.size;
    const head = Buffer.from(`\n<< /Length ${bytes.length} >> stream\n`);
    objects.set(number, Buffer.concat([head, bytes, Buffer.from('\nendstream\n')]));
    return `${number} 0 R`;
  };
  const dss = `/DSS << /Type /DSS /Certs [${certificates.map(kept).join(' ')}] /CRLs [${lists.map(kept).join(' ')}] >>`;
  const hasDss = certificates.length + lists.length > 0;
  const catalog = textOf(pdf, root).replace(/\/Fields \[([^\]]*)\]/, `/Fields [$1 ${field} 0 R]`);
  add(root, hasDss ? withMore(catalog, dss) : catalog);
  add(page, textOf(pdf, page).replace(/\/Annots \[([^\]]*)\]/, `/Annots [$1 ${field} 0 R]`));
  add(look, '<< /Type /XObject /Subtype /Form /BBox [0 0 0 0] /Length 0 >> stream\n\nendstream');
  add(
    field,
    `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Carimbo ${field}) /TU (Carimbo do tempo) /F 132
/Rect [0 0 0 0] /P ${page} 0 R /V ${stamp} 0 R /AP << /N ${look} 0 R >> >>`,
  );
  add(
    stamp,
    `<< /Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161
/ByteRange ${' '.repeat(rangeRoom)}
/Contents <${'0'.repeat(room * 2)}> >>`,
  );
  return withPlace(pdf, objects);
}

/** With what the signatures of a PDF are validated, as `lasting` has put it there; nothing where it has not. */
export function validationIn(bytes: Buffer): Validation {
  const pdf = openPdf(bytes);
  const [, dss = ''] = /\/DSS <<([^>]*)>>/.exec(textOf(pdf, namedIn(pdf.trailer, 'Root'))) ?? [];
  const all = (name: string) => {
    const [, numbers = ''] = new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(dss) ?? [];
    return [...numbers.matchAll(/(\d+) 0 R/g)].map(([, number]) => streamOf(objectOf(pdf, Number(number))));
  };
  return { certificates: all('Certs'), lists: all('CRLs') };
}

function streamOf(body: Buffer): Buffer {
  const [head = '', length] =
    /^[\s\S]*?\/Length (\d+) >> stream\n/.exec(body.subarray(0, 100).toString('latin1')) ?? [];
  return body.subarray(head.length, head.length + Number(length));
}
