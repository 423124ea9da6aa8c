import type { Paper, PaperCopy } from './paper.ts';

const small = `font: 9pt 'Source Sans 3 Variable', 'Source Sans 3', Arial, sans-serif; color: #374553;`;
const head = `${small} white-space: pre; vertical-align: top; padding-top: 8mm; line-height: 1.35;`;
const foot = `${small} width: 100%; text-align: right; vertical-align: top; padding-top: 3mm;`;

/** No form has copies of more pages: each row of it takes a line at least, and it may have as many as a schema lets pass. */
const mostPages = 200;

const firstTopMm = 10;
const bottomMm = 16;

/**
 * The page that a document is printed on: A4, in its margins the page number on every page, and whose it is, with what else
 * further pages repeat, on all but the first (CSS paged media).
 */
export function pageStyle(paper: Paper): string {
  return `
    @page { size: A4; margin: ${topMm(paper)}mm 10mm ${bottomMm}mm; }
    ${paper.copies.length > 1 ? paper.copies.map((copy, at) => copyStyle(paper, copy, at)).join('') : onlyStyle(paper)}
    html, body { margin: 0; background: #fff; }
  `;
}

/** How high the text of a first page may be, where the sheet is 900 px wide. */
export function roomOnFirstPage(paper: Paper): number {
  const top = hasOneTop(paper) ? topMm(paper) : firstTopMm;
  return ((297 - top - bottomMm) * 900) / 190;
}

/** What stands at the foot of every page asks for pages of one height, and a further copy does not begin on a first page. */
function hasOneTop({ imprint, copies }: Paper): boolean {
  return imprint !== null || copies.length > 1;
}

function onlyStyle(paper: Paper): string {
  const lines = [paper.whose, ...paper.further];
  return `
    @page {
      @top-left { content: ${lines.map(cssString).join(" '\\A ' ")}; width: 100%; ${head} }
      @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); ${foot} }
    }
    @page :first { margin-top: ${hasOneTop(paper) ? topMm(paper) : firstTopMm}mm; @top-left { content: none } }
  `;
}

/**
 * Each copy counts its own pages, by a counter that only they increment. As copies say the same, a copy has as many pages
 * as all together divided by the copies: a counter style maps the one number to the other. Another one says nothing of the
 * number one, and of any other what stands at the head: the first page of a copy says it in its own words.
 */
function copyStyle({ whose, further, copies }: Paper, { label }: PaperCopy, at: number): string {
  const totals = Array.from({ length: mostPages }, (_, pages) => `"${Math.ceil((pages + 1) / copies.length)}"`);
  const second = [...further, label].map(cssString).join(' ').replaceAll('" "', ' · ');
  return `
    @counter-style pages-of-a-copy { system: fixed; symbols: ${totals.join(' ')}; }
    @counter-style head-of-${at} { system: cyclic; symbols: ${joined(cssString(whose), second)}; }
    @counter-style further-head-of-${at} { system: fixed; symbols: ""; fallback: head-of-${at}; }
    article:nth-of-type(${at + 1}) { page: copy-${at}; }
    @page copy-${at} {
      counter-increment: copy-${at};
      @top-left { content: counter(copy-${at}, further-head-of-${at}); width: 100%; ${head} }
      @bottom-right { content: 'Página ' counter(copy-${at}) ' de ' counter(pages, pages-of-a-copy); ${foot} }
    }
  `;
}

/** Room for whose it is and the lines that further pages repeat; those of a copy stand in one. */
function topMm({ further, copies }: Paper): number {
  return 10 + (1 + (copies.length > 1 ? 1 : further.length)) * 4.5;
}

/** Text as a CSS string: nothing typed into a form can end it or begin a rule. */
function cssString(text: string): string {
  const safe = Array.from(text, (char) =>
    /[\p{L}\p{N} .,:·-]/u.test(char) ? char : `\\${char.codePointAt(0)?.toString(16)} `,
  );
  return `"${safe.join('')}"`;
}

/** Two CSS strings as one of two lines. */
function joined(first: string, second: string): string {
  return `${first.slice(0, -1)}\\A ${second.slice(1)}`;
}
