import { useSyncExternalStore } from 'react';
import { storedUser } from '../../../platform/browser/session-store.ts';
import type { Column } from '../column.ts';
import { hiddenOf, hide, onHidden } from './hidden-columns.ts';

/** Of a list with no more there is nothing to choose. */
const few = 4;

/** One that may be taken away, and whether it is there. */
export type ColumnChoice = { name: string; isShown: boolean; isFixed: boolean; toggle: () => void };

/** The column that names the record: the one that says so, else the first that is more than a number. */
function namingOf<Row>(columns: readonly Column<Row, string>[]): Column<Row, string> | undefined {
  return columns.find(({ names }) => names) ?? columns.find(({ whole, fixed }) => !whole && !fixed) ?? columns[0];
}

/**
 * The columns of a list without those that its user leaves out on this computer; what was kept of one that is there no more says nothing.
 * @param list names the list
 */
export function useColumns<Row>(columns: readonly Column<Row, string>[], list: string) {
  const userId = storedUser()?.id ?? '';
  // One text, so that what has not changed is the same.
  const kept = useSyncExternalStore(onHidden, () => hiddenOf(userId, list).join('\n')).split('\n');
  const naming = namingOf(columns);
  const mayChoose = columns.filter(({ fixed }) => !fixed).length > few;
  const isThere = (column: Column<Row, string>) =>
    !mayChoose || column === naming || column.fixed === true || !kept.includes(column.header);
  const hidden = columns.filter((column) => !isThere(column)).map(({ header }) => header);
  const choices: ColumnChoice[] = columns
    .filter(({ fixed }) => !fixed)
    .map((column) => ({
      ...{ name: column.header, isShown: isThere(column), isFixed: column === naming },
      toggle: () =>
        hide(
          userId,
          list,
          isThere(column) ? [...hidden, column.header] : hidden.filter((name) => name !== column.header),
        ),
    }));
  return {
    columns: columns.filter(isThere),
    naming,
    /** Null where there is nothing to choose. */
    choices: mayChoose ? choices : null,
    reset: () => hide(userId, list, []),
  };
}
