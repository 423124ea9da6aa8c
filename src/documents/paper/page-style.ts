const foot = 'font: 9pt sans-serif; color: #374553; vertical-align: top; padding-top: 3mm;';

/**
 * The page that a document is printed on: A4, with name, CPF and page number in the margin of every page (CSS paged media).
 * @param patient what stands at the foot of each page beside the page number
 */
export function pageStyle(patient: string): string {
  return `
    @page {
      size: A4;
      margin: 10mm 10mm 16mm;
      @bottom-left { content: ${cssString(patient)}; width: 84%; ${foot} }
      @bottom-right { content: 'Página ' counter(page) '/' counter(pages); width: 16%; white-space: nowrap; ${foot} }
    }
    html, body { margin: 0; background: #fff; }
  `;
}

/** Text as a CSS string: nothing typed into a form can end it or begin a rule. */
function cssString(text: string): string {
  const safe = Array.from(text, (char) =>
    /[\p{L}\p{N} .,:·-]/u.test(char) ? char : `\\${char.codePointAt(0)?.toString(16)} `,
  );
  return `"${safe.join('')}"`;
}
