import type { Cell } from '../../reading/sheet.labels.ts';
import type { Understood } from './understood.rules.ts';

/** So many different cells of a column are remembered, and no long ones: names are all different, sectors are few. */
const [most, longest] = [2_000, 100];

/** Understands a cell that comes again as it did the first time: most columns of a file say the same few things. */
export function remembering(understand: (cell: Cell) => Understood): (cell: Cell) => Understood {
  const dates = new Map<number, Understood>();
  const others = new Map<Cell, Understood>();
  return (cell) => {
    if (cell instanceof Date) return known(dates, cell.getTime(), () => understand(cell));
    if (typeof cell === 'string' && cell.length > longest) return understand(cell);
    return known(others, cell, () => understand(cell));
  };
}

function known<Key>(kept: Map<Key, Understood>, key: Key, understand: () => Understood): Understood {
  const before = kept.get(key);
  if (before) return before;
  const now = understand();
  if (kept.size < most) kept.set(key, now);
  return now;
}
