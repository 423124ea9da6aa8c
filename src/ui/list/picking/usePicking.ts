import { useRef, useState } from 'react';

/** Which rows of lists have been chosen, and how to choose. */
export type Picking<Row extends { id: string }> = ReturnType<typeof usePicking<Row>>;

type Options<Row> = {
  /** The rows in view: of who is chosen and in view, what is known is what they say now. */
  rows?: readonly Row[] | undefined;
  /** They are those of what was asked for before: the page that was asked for is still on its way (`List.isStale`). */
  isStale: boolean;
  /** So many at once. */
  most: number;
  /** Whether a row can be chosen at all; each can, if not said. */
  mayPick?: (row: Row) => boolean;
};

/** Rows chosen one by one or a page at a time. They stay so, each as it was last seen, whatever page or search comes next. */
export function usePicking<Row extends { id: string }>({
  rows = [],
  isStale,
  most,
  mayPick = () => true,
}: Options<Row>) {
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map());
  /** The choice of a whole page: where the focus goes when what was done with the chosen is gone from the screen. */
  const head = useRef<HTMLInputElement>(null);
  const picked = asSeen(kept, rows);
  if (picked !== kept) setKept(picked);
  const pickable = rows.filter(mayPick);
  const count = pickable.filter(({ id }) => picked.has(id)).length;
  const isFull = picked.size >= most;

  /** Picks those of the page that there is room for, or, where none is left to be picked, leaves the page's out. */
  function togglePage() {
    setKept((before) => {
      const after = new Map(before);
      const missing = pickable.filter(({ id }) => !before.has(id)).slice(0, most - before.size);
      for (const row of missing) after.set(row.id, row);
      if (missing.length === 0) for (const { id } of pickable) after.delete(id);
      return after;
    });
  }

  return {
    picked,
    isFull,
    mayPick: (row: Row) => mayPick(row) && (!isFull || picked.has(row.id)),
    toggle: (row: Row) =>
      setKept((before) => {
        const after = new Map(before);
        if (!after.delete(row.id)) after.set(row.id, row);
        return after;
      }),
    /** How much of the page in view is chosen; null where nothing of it can be, and while it is about to be another. */
    page: isStale || pickable.length === 0 || (isFull && count === 0) ? null : ofPage(count, pickable.length),
    togglePage,
    head,
    /** Chooses these and no others. */
    pick: (chosen: readonly Row[]) => setKept(new Map(chosen.map((row) => [row.id, row]))),
    clear: () => setKept(new Map()),
  };
}

/** The chosen rows with what those in view say now; the same ones where nothing is new. */
function asSeen<Row extends { id: string }>(kept: ReadonlyMap<string, Row>, rows: readonly Row[]) {
  const changed = rows.filter((row) => kept.has(row.id) && kept.get(row.id) !== row);
  if (changed.length === 0) return kept;
  const after = new Map(kept);
  for (const row of changed) after.set(row.id, row);
  return after;
}

function ofPage(count: number, pickable: number): 'all' | 'some' | 'none' {
  if (count === 0) return 'none';
  return count === pickable ? 'all' : 'some';
}
