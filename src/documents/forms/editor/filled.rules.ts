/** How many of the values hold an answer: a text with something in it, a list with a choice, rows with every field filled. */
export function countFilled(values: readonly unknown[]): number {
  return values.filter(isFilled).length;
}

/** Whether a value holds an answer; see `countFilled`. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0 && value.every(isFilled);
  return typeof value === 'object' && value !== null && Object.values(value).every(isFilled);
}
