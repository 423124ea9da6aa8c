import { Box, Group, Skeleton, Text } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { onDemand } from '../on-demand/onDemand.tsx';
import type { Column } from './column.ts';
import { ColumnsMenu } from './columns/ColumnsMenu.tsx';
import { useColumns } from './columns/useColumns.ts';
import classes from './DataTable.module.css';
import { ListError } from './ListError.tsx';
import { SearchBox } from './SearchBox.tsx';
import { ExportMenu } from './tools/ExportMenu.tsx';
import { ListTools } from './tools/list-tools.ts';
import { useFits } from './useFits.ts';
import { type List, pagesOf } from './useList.ts';
import type { ListState } from './useListState.ts';
import { useSteadyRows } from './useSteadyRows.ts';

/** A list of one page has none: they keep their height until they are there. */
const Pages = onDemand(() => import('./paging/Pages.tsx').then((part) => part.Pages), <Box h={32} mt="md" />);

type Props<Row> = {
  /** What the table holds, for those who can't see it. */
  caption: string;
  columns: readonly Column<Row, string>[];
  /** The rows of the list's answer; undefined while they are being loaded. */
  rows: readonly Row[] | undefined;
  list: Omit<List<unknown>, 'data'>;
  searchLabel?: string;
  /** What stands beside the search. */
  beside?: ReactNode;
  /** What stands above a list that is narrowed otherwise than by a search; null above one that is not narrowed. */
  filters?: ReactNode;
  /** How many rows there are, in words: stands where filters would above a list that is not narrowed. */
  counted?: (total: number) => string;
  /** How a total is written, where it is not counted to the end. */
  totalLabel?: (total: number) => string;
  /** What to do next when there is nothing at all. */
  empty: string;
  actions?: (row: Row) => ReactNode;
};

/** A list of records: search, order, pages; on a narrow screen each row becomes a card. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { caption, list, actions, counted } = props;
  const { columns, naming, choices, reset } = useColumns(props.columns, list.exported?.path.join('.') ?? caption);
  const [fits, place] = useFits();
  const [isClaimed, claim] = useState(false);
  const { state, total, error, reload } = list;
  const pages = pagesOf(total);
  const above = counted ? <Counted words={total ? counted(total) : null} /> : props.filters;
  // No rows say something only when there are none at all: not on a page that does not exist, nor before the answer.
  const isNothing = total === 0 && !list.isStale;
  const answered = props.rows?.length === 0 && !isNothing ? undefined : props.rows;
  const { rows, isBehind, pointer } = useSteadyRows(answered, list.isStale ? null : list.asked);
  const tools = (list.exported || choices) && (
    <Group gap="xs" wrap="nowrap">
      {choices && <ColumnsMenu choices={choices} onReset={reset} />}
      {list.exported && <ExportMenu list={list.exported} disabled={!total} />}
    </Group>
  );
  return (
    <div>
      <div className={classes.toolbar}>
        {above === undefined ? (
          <Group flex="1 1 15rem">
            <Box flex="1 1 15rem" maw={480}>
              <SearchBox state={state} label={props.searchLabel ?? 'Buscar'} />
            </Box>
            {props.beside}
          </Group>
        ) : (
          <div className={classes.above}>
            <ListTools value={{ tools, claim }}>{above}</ListTools>
          </div>
        )}
        {!isClaimed && tools}
      </div>
      {error ? (
        <ListError error={error} onRetry={reload} />
      ) : (
        <div ref={place} className={classes.place} data-fits={fits}>
          <table className={classes.table} aria-busy={!rows}>
            <caption className={classes.caption}>{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <Header key={column.header} column={column} state={state} />
                ))}
                {actions && <th className={classes.actions}>Ações</th>}
              </tr>
            </thead>
            <tbody {...pointer}>
              {rows ? (
                rows.map((row) => (
                  <tr key={row.id}>
                    {columns.map((column) => (
                      <Cell key={column.header} column={column} isName={column === naming} row={row} />
                    ))}
                    {actions && (
                      <td data-label="Ações" className={classes.actions}>
                        <span>{actions(row)}</span>
                      </td>
                    )}
                  </tr>
                ))
              ) : (
                <Loading columns={columns.length + (actions ? 1 : 0)} />
              )}
            </tbody>
          </table>
        </div>
      )}
      {rows?.length === 0 && (
        <Text c="dimmed" ta="center" py="xl">
          {state.search ? `Nada encontrado para “${state.search}”.` : props.empty}
        </Text>
      )}
      {isBehind && (
        <Text size="sm" c="dimmed" mt="sm">
          Há mudanças nesta lista: elas aparecem quando o mouse sair das linhas.
        </Text>
      )}
      {pages > 1 && (
        <Pages pages={pages} state={state} words={`${(props.totalLabel ?? String)(total ?? 0)} registros`} />
      )}
    </div>
  );
}

type CellProps<Row> = { column: Column<Row, string>; isName: boolean; row: Row };

/** What a row says in a column; what is not known is seen not to be, and is not read aloud. */
function Cell<Row>({ column, isName, row }: CellProps<Row>) {
  const { whole, state, fixed, plain, header, brief } = column;
  const content = column.cell(row);
  const isKnown = content !== '—' && (Boolean(content) || content === 0);
  const part = isName ? classes.name : state ? classes.state : fixed ? classes.fixed : classes.fact;
  return (
    <td
      data-label={plain ? undefined : (brief ?? header)}
      className={`${part} ${whole ? classes.whole : ''} ${isKnown ? '' : classes.unknown}`}
    >
      {isKnown ? content : <span aria-hidden="true">—</span>}
    </td>
  );
}

/** A line that keeps its height before there is an answer. */
function Counted({ words }: { words: string | null }) {
  return (
    <Text size="sm" c="dimmed">
      {words ?? '\u00a0'}
    </Text>
  );
}

function Header<Row>({ column: { header, head, sort }, state }: { column: Column<Row, string>; state: ListState }) {
  if (!sort) return <th>{head ?? header}</th>;
  const ascending = state.sort === sort;
  const descending = state.sort === `-${sort}`;
  const Icon = ascending ? IconArrowUp : descending ? IconArrowDown : IconArrowsSort;
  return (
    <th aria-sort={ascending ? 'ascending' : descending ? 'descending' : 'none'}>
      <button type="button" className={classes.sort} onClick={() => state.toggleSort(sort)}>
        {header}
        <Icon size={14} aria-hidden="true" />
      </button>
    </th>
  );
}

function Loading({ columns }: { columns: number }) {
  return ['a', 'b', 'c', 'd', 'e'].map((row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <td key={at}>
          <Skeleton height={16} />
        </td>
      ))}
    </tr>
  ));
}
