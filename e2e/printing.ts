import type { Browser, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What was given to the print dialog: the printed title and the printed page itself. */
export type Printed = { title: string; html: string };

declare global {
  interface Window {
    /** As texts: of a frame that is gone Firefox gives away no object. */
    printed?: string[];
  }
}

/** From now on the print dialog of this page is only written down; call before the page is opened. */
export async function watchPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      const top = window.top ?? window;
      top.printed ??= [];
      // A file that is named when it is saved takes the outer page's title, which react-to-print sets meanwhile.
      top.printed.push(JSON.stringify({ title: top.document.title, html: document.documentElement.outerHTML }));
    };
  });
}

/** Waits for the next print dialog and answers what it was given. */
export async function printedPage(page: Page): Promise<Printed> {
  const handle = await page.waitForFunction(() => window.printed?.shift());
  return JSON.parse((await handle.jsonValue()) as string);
}

/** Prints as the browser would save it: a PDF by the page's own print styles. */
export async function toPdf(browser: Browser, baseURL: string, printed: Printed): Promise<Buffer> {
  const page = await openPrinted(browser, baseURL, printed);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return pdf;
}

/** What the printed page says, for Firefox: into its PDFs it draws the letters of a variable font, and their text can't be read. */
export async function wordsOf(browser: Browser, baseURL: string, printed: Printed): Promise<string> {
  const page = await openPrinted(browser, baseURL, printed);
  // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn
  const words = await page.evaluate(() => document.body.innerText);
  await page.close();
  return words;
}

async function openPrinted(browser: Browser, baseURL: string, { html }: Printed): Promise<Page> {
  const page = await browser.newPage();
  await page.route(`${baseURL}/printed`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${html}` }),
  );
  await page.goto(`${baseURL}/printed`, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** A run of text, where it begins on its page and where it ends, in points from the lower left corner. */
type PdfItem = { str: string; x: number; y: number; end: number };

/** The text of each page, whole and in pieces with their places, the pages' size in points, and how many steps they are drawn in. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  const items: PdfItem[] = [];
  let [width, height, drawn] = [0, 0, 0];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const content = (await page.getTextContent()).items.filter((item) => 'str' in item);
    items.push(...content.map(({ str, transform: [, , , , x, y], width: length }) => ({ str, x, y, end: x + length })));
    pages.push(
      content
        .map(({ str }) => str)
        .join(' ')
        .replace(/\s+/g, ' '),
    );
    ({ width, height } = page.getViewport({ scale: 1 }));
    drawn += (await page.getOperatorList()).fnArray.length;
  }
  await document.cleanup();
  return { pages, items, width, height, drawn };
}
