import type { Paper, PaperCopy } from './paper.ts';

const small = `font: 9pt 'Source Sans 3 Variable', 'Source Sans 3', Arial, sans-serif; color: #374553;`;
const head = `${small} white-space: pre; vertical-align: top; padding-top: 8mm; line-height: 1.35;`;
const foot = `${small} vertical-align: top; padding-top: 3mm;`;

/** No form has copies of more pages: each row of it takes a line at least, and it may have as many as a schema lets pass. */
const mostPages = 200;

/**
 * The page that a document is printed on: A4, in its margins the patient and the page number on every page, and what further
 * pages repeat (CSS paged media).
 */
export function pageStyle(paper: Paper): string {
  return `
    @page {
      size: A4;
      margin: ${marginTop(paper.further.length)} 10mm 16mm;
      @bottom-left { content: ${cssString(paper.foot)}; width: 84%; ${foot} }
    }
    ${paper.copies.length > 1 ? paper.copies.map((copy, at) => copyStyle(paper, copy, at)).join('') : onlyStyle(paper)}
    html, body { margin: 0; background: #fff; }
  `;
}

function onlyStyle({ further, imprint }: Paper): string {
  // What stands at the foot of every page asks for pages of one height.
  const firstTop = imprint ? marginTop(further.length) : '10mm';
  return `
    @page {
      @top-left { content: ${further.map(cssString).join(" '\\A ' ")}; width: 100%; ${head} }
      @bottom-right { content: 'Página ' counter(page) '/' counter(pages); ${number} }
    }
    @page :first { margin-top: ${firstTop}; @top-left { content: none } }
  `;
}

/**
 * Each copy counts its own pages, by a counter that only they increment. As copies say the same, a copy has as many pages
 * as all together divided by the copies: a counter style maps the one number to the other.
 */
function copyStyle({ further, copies }: Paper, { label }: PaperCopy, at: number): string {
  const totals = Array.from({ length: mostPages }, (_, pages) => `"${Math.ceil((pages + 1) / copies.length)}"`);
  return `
    @counter-style pages-of-a-copy { system: fixed; symbols: ${totals.join(' ')}; }
    article:nth-of-type(${at + 1}) { page: copy-${at}; }
    @page copy-${at} {
      counter-increment: copy-${at};
      @top-left { content: ${[...further, label].map(cssString).join(" ' · ' ")}; width: 100%; ${head} }
      @bottom-right { content: 'Página ' counter(copy-${at}) '/' counter(pages, pages-of-a-copy); ${number} }
    }
  `;
}

const number = `width: 16%; white-space: nowrap; ${foot}`;

/** Room for the lines that further pages repeat. */
function marginTop(lines: number): string {
  return `${10 + lines * 4.5}mm`;
}

/** Text as a CSS string: nothing typed into a form can end it or begin a rule. */
function cssString(text: string): string {
  const safe = Array.from(text, (char) =>
    /[\p{L}\p{N} .,:·-]/u.test(char) ? char : `\\${char.codePointAt(0)?.toString(16)} `,
  );
  return `"${safe.join('')}"`;
}
