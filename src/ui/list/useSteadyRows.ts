import { type PointerEvent, useState } from 'react';

/**
 * The rows of a list that others change while it is being read: as long as the mouse is over them each stays where it is, and
 * only what stands in it changes. What has come and gone meanwhile shows when the mouse has left. What the user has asked for
 * – another part of the list, the list after a save – shows at once.
 * @param asked names what the user has asked for; null while the rows are still those of what was asked for before
 */
export function useSteadyRows<Row extends { id: string }>(rows: readonly Row[] | undefined, asked: string | null) {
  const [held, setHeld] = useState<{ asked: string; rows: readonly Row[] } | null>(null);
  const isHeld = held !== null && held.asked === asked && rows !== undefined;
  const shown = isHeld ? inPlace(held.rows, rows) : rows;
  const hold = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || isHeld || asked === null) return; // A finger stays nowhere.
    if (rows && rows.length > 0) setHeld({ asked, rows });
  };
  return {
    rows: shown,
    /** Something has come or gone that is not shown yet. */
    isBehind: isHeld && held.rows.map(({ id }) => id).join() !== rows.map(({ id }) => id).join(),
    pointer: { onPointerMove: hold, onPointerLeave: () => setHeld(null) },
  };
}

/** The rows that were there, each as it is now. */
function inPlace<Row extends { id: string }>(before: readonly Row[], now: readonly Row[]): readonly Row[] {
  const byId = new Map(now.map((row) => [row.id, row]));
  return before.map((row) => byId.get(row.id) ?? row);
}
