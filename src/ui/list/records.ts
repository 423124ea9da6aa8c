import type { AskedList } from '../../platform/browser/sheet-download.ts';

/** A register is taken away by its call `records`: the same rows, with every field, so that the file can come back by the import. */
export function records({ path, input }: AskedList): AskedList {
  return { path: [...path.slice(0, -1), 'records'], input };
}
