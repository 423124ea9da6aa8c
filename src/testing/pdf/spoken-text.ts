import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * A page of a tagged PDF: what is read aloud, and what it merely repeats (artifacts), without white space; and what of it
 * stands outside of the page's margins.
 */
type SpokenPage = { spoken: string; repeated: string; outside: string };

/** No printer prints nearer to the edge, in points. */
const margin = 14;

/** The text of a tagged PDF's pages, in the order in which it was set. */
export async function spokenText(bytes: Uint8Array): Promise<SpokenPage[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: SpokenPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const open: boolean[] = [];
    const text = { spoken: '', repeated: '', outside: '' };
    const { width, height } = page.getViewport({ scale: 1 });
    for (const item of (await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })).items) {
      if ('str' in item) {
        const [, , , , x = 0, y = 0] = item.transform;
        const isInside = x >= margin && x + item.width <= width - margin && y >= margin && y <= height - margin;
        const str = item.str.replace(/\s/g, '');
        text[open.includes(true) ? 'repeated' : 'spoken'] += str;
        if (!isInside) text.outside += str;
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push('tag' in item && item.tag === 'Artifact');
    }
    pages.push(text);
  }
  await document.cleanup();
  return pages;
}

/** How many characters of a PDF are set in each size, in points: '10.50'. */
export async function sizesOf(bytes: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const sizes = new Map<string, number>();
  for (let number = 1; number <= document.numPages; number++) {
    for (const item of (await (await document.getPage(number)).getTextContent()).items) {
      if (!('str' in item)) continue;
      const size = Math.abs(item.transform[3]).toFixed(2);
      sizes.set(size, (sizes.get(size) ?? 0) + item.str.trim().length);
    }
  }
  await document.cleanup();
  return sizes;
}
