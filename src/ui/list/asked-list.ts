import type { AskedList } from '../../platform/browser/sheet-download.ts';

/**
 * Which list call a query is of, and what it asks: every call's key begins with its path and goes on with its input.
 * @returns null where the key is not that of a call
 */
export function askedList([path, options]: readonly unknown[]): AskedList | null {
  if (!Array.isArray(path) || typeof options !== 'object' || options === null || !('input' in options)) return null;
  const { input } = options;
  return typeof input === 'object' && input !== null ? { path: path.map(String), input: { ...input } } : null;
}

/** A register is taken away by its call `records`: the same rows, with every field, so that the file can come back by the import. */
export function records({ path, input }: AskedList): AskedList {
  return { path: [...path.slice(0, -1), 'records'], input };
}
