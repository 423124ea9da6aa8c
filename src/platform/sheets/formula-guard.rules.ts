/** What a spreadsheet takes for the beginning of a formula, after the apostrophes that it may have already. */
const beginning = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Spreadsheets run a text of a CSV that begins so; an apostrophe before it keeps it a text (OWASP, CSV Injection). A text that has
 * one of its own gets another, so that `withoutGuard` tells what it was.
 */
export function withGuard(text: string): string {
  return beginning.test(text) ? `'${text}` : text;
}

/** The text that a cell of a CSV was before it was guarded, by this product or by another that follows OWASP. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && beginning.test(text) ? text.slice(1) : text;
}
