import { lastPage, namedIn, objectOf, openPdf, type PdfFile, textOf } from './pdf-file.rules.ts';

/** Objects for an update of a PDF, by their numbers there. */
export type Objects = Map<number, Buffer>;

/** What a page shows, as a form that another PDF can draw: its number there, and its size in points. */
export type Form = { number: number; width: number; height: number };

/**
 * Takes what the one page of a PDF shows over into the objects of another: fonts and colours come with it, so that it stays PDF/A.
 * @param first the first number that is free
 */
export function transplanted(page: Buffer, objects: Objects, first: number): Form {
  const pdf = openPdf(page);
  const numbers = new Map<number, number>();
  const numberOf = (own: number) => {
    const known = numbers.get(own);
    if (known !== undefined) return known;
    const number = first + numbers.size;
    numbers.set(own, number);
    return number;
  };
  const dictionary = textOf(pdf, lastPage(pdf));
  const form = numberOf(-1);
  const resources = renumbered(resourcesOf(dictionary), numberOf);
  const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(dictionary) ?? [];
  const drawn = objectOf(pdf, namedIn(dictionary, 'Contents')).toString('latin1').trim();
  const head = `\n<< /Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] /Resources ${resources}`;
  objects.set(form, Buffer.from(`${head} ${drawn.slice(drawn.indexOf('<<') + 2)}\n`, 'latin1'));
  // What is found on the way has things of its own.
  for (const [own, number] of numbers) {
    if (own >= 0) objects.set(number, taken(pdf, own, numberOf));
  }
  return { number: form, width: Number(width), height: Number(height) };
}

function taken(pdf: PdfFile, own: number, numberOf: (own: number) => number): Buffer {
  const body = objectOf(pdf, own);
  const end = body.indexOf('stream');
  if (end < 0) return Buffer.from(renumbered(body.toString('latin1'), numberOf), 'latin1');
  const head = renumbered(body.subarray(0, end).toString('latin1'), numberOf);
  return Buffer.concat([Buffer.from(head, 'latin1'), body.subarray(end)]);
}

function renumbered(text: string, numberOf: (own: number) => number): string {
  return text.replace(/\b(\d+) 0 R\b/g, (_, own) => `${numberOf(Number(own))} 0 R`);
}

/** The dictionary behind `/Resources`, to its own end. */
function resourcesOf(page: string): string {
  const begin = page.indexOf('<<', page.indexOf('/Resources'));
  let depth = 0;
  for (const { 0: bracket, index } of page.slice(begin).matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1;
    if (depth === 0) return page.slice(begin, begin + index + 2);
  }
  throw new Error('the page has no resources');
}
