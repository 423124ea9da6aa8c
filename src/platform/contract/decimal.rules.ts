/** What was typed of a number, with a comma and at most three digits before it; what cannot be part of one is left out. */
export function decimalTyped(text: string, digits: number): string {
  const [whole = '', ...rest] = text
    .replaceAll('.', ',')
    .replace(/[^\d,]/g, '')
    .split(',');
  const before = whole.slice(0, 3);
  if (digits === 0 || rest.length === 0) return before;
  return `${before},${rest.join('').slice(0, digits)}`;
}

/** The number that such a text is; null for none, and for what is no number in that form. */
export function decimalOf(text: string): number | null {
  return /^\d{1,3}(,\d{1,3})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;
}

/** A number as such a text, with so many digits after the comma. */
export function decimalText(number: number, digits: number): string {
  // By its decimal digits: 1.005 is a little less in the machine, and would be rounded down.
  return (Math.round(Number(`${number}e${digits}`)) / 10 ** digits).toFixed(digits).replace('.', ',');
}
