/** So many digits of a number a spreadsheet holds; what comes after them is a rest of its reckoning. */
const held = 15;

/** A number as whoever filled it in sees it: 123.00000000000001 is 123, and none has an exponent. */
export function numberText(value: number): string {
  const seen = Number(value.toPrecision(held));
  return Number.isInteger(seen) ? BigInt(seen).toString() : String(seen);
}

/** Whether a spreadsheet can't have held all digits of a whole number. */
export function isBeyondHeld(value: number): boolean {
  return Math.abs(value) >= 10 ** held;
}

/**
 * The text of an identifier or a code without what a program that holds it for a number has put to its end: `1133334444.0`,
 * `123.00000000000001`. Three zeros after a dot can be the punctuation of a CEP.
 */
export function withoutDecimals(text: string): string {
  const [, whole = '', decimals = ''] = /^'?(\d+)[.,](\d+)$/.exec(text) ?? [];
  if (/^0{1,2}$/.test(decimals)) return whole;
  if (whole.length + decimals.length <= held || decimals.length < 6) return text;
  const seen = numberText(Number(`${whole}.${decimals}`));
  return /^\d+$/.test(seen) ? seen.padStart(whole.length, '0') : text;
}
