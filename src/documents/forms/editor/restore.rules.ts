/**
 * The answers of a draft as the form takes them today: what the draft lacks or holds in another shape, because the form has
 * changed since or the storage was tampered with, is as in a new document.
 */
export function restore(blank: object, draft: unknown): object {
  if (typeof draft !== 'object' || draft === null) return blank;
  const kept = new Map<string, unknown>(Object.entries(draft));
  return Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => [name, sameShape(empty, kept.get(name)) ? kept.get(name) : empty]),
  );
}

function sameShape(empty: unknown, value: unknown): boolean {
  if (!Array.isArray(empty)) return typeof value === typeof empty;
  if (!Array.isArray(value)) return false;
  const [row] = empty;
  if (row === undefined) return value.every((choice) => typeof choice === 'string');
  return value.length > 0 && value.every((other) => isRow(other, row));
}

function isRow(value: unknown, row: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(row).every(([name, empty]) => typeof fields.get(name) === typeof empty);
}
