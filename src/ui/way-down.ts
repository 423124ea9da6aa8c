type Box = { top: number; right: number; bottom: number; left: number };

const gapPx = 12;

/** How far a box must move down until it stands below each of the others that it would cover. */
export function wayDown(box: Box, others: readonly Box[]): number {
  let down = 0;
  for (const other of [...others].sort((a, b) => a.top - b.top)) {
    const beside = other.right <= box.left || other.left >= box.right;
    const above = other.bottom + gapPx <= box.top + down;
    const below = other.top >= box.bottom + down;
    if (!beside && !above && !below) down = other.bottom + gapPx - box.top;
  }
  return down;
}
