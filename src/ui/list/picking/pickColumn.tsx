import { Checkbox } from '@mantine/core';
import type { Column } from '../column.ts';
import classes from './pickColumn.module.css';
import type { Picking } from './usePicking.ts';

/** The column in which rows are chosen, and in its head all of the page. */
export function pickColumn<Row extends { id: string }>(
  { picked, mayPick, toggle, page, togglePage, head }: Picking<Row>,
  nameOf: (row: Row) => string,
): Column<Row> {
  return {
    header: 'Escolher',
    head: (
      <Checkbox
        ref={head}
        // Seen where rows are cards, and their heads no table's.
        label="Todos desta página"
        aria-label="Escolher todos desta página"
        classNames={{ label: classes.label }}
        checked={page === 'all'}
        indeterminate={page === 'some'}
        disabled={page === null}
        onChange={togglePage}
      />
    ),
    whole: true,
    fixed: true,
    cell: (row) => (
      <Checkbox
        aria-label={`Escolher ${nameOf(row)}`}
        checked={picked.has(row.id)}
        disabled={!mayPick(row)}
        onChange={() => toggle(row)}
      />
    ),
  };
}
