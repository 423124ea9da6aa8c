import { List, Stack, Text } from '@mantine/core';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListChips } from '../../ui/list/filters/ListChips.tsx';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { useList } from '../../ui/list/useList.ts';
import type { Import, ImportLine } from '../imports.contract.ts';
import { type LineFilter, lineFilters, lineOutcomes } from '../imports.labels.ts';
import { importsApi } from './useImports.ts';

const filters = ['create', 'change', 'same', 'wrong', 'warned'] as const satisfies readonly LineFilter[];

/** What each line of the file would do, and what is wrong with it; first those that ask for something. */
export function ImportLines({ one }: { one: Import }) {
  const { params, change } = useAddressState();
  const usual = filters.find((name) => name === 'wrong' && one.counts.wrong > 0) ?? first(one);
  const filter = filters.find((name) => name === params.get('lines')) ?? usual;
  const list = useList(
    'line',
    ({ page, pageSize }) => importsApi.lines.queryOptions({ input: { importId: one.id, filter, page, pageSize } }),
    { quiet: true },
  );
  const show = (next: string) =>
    change((after) => {
      after.delete('page');
      after.set('lines', next);
    });
  return (
    <DataTable
      caption="Linhas da planilha"
      columns={columns}
      rows={list.data?.lines.map((line) => ({ ...line, id: String(line.line) }))}
      list={{ ...list, exported: null }}
      filters={
        <ListChips
          label="Linhas"
          names={filters}
          texts={lineFilters}
          countOf={(name) => one.counts[name].toLocaleString('pt-BR')}
          value={filter}
          onChange={show}
        />
      }
      empty="Nenhuma linha aqui."
    />
  );
}

function first({ counts }: Import): LineFilter {
  return filters.find((name) => counts[name] > 0) ?? 'create';
}

const columns: readonly Column<ImportLine & { id: string }, 'line'>[] = [
  { header: 'Linha', cell: ({ line }) => line.toLocaleString('pt-BR'), whole: true },
  { header: 'Nome', cell: ({ name }) => name },
  {
    header: 'O que acontece',
    cell: ({ outcome, reactivated }) => (reactivated ? `${lineOutcomes[outcome]} e reativa` : lineOutcomes[outcome]),
  },
  { header: 'Mudanças e avisos', cell: (line) => <Said line={line} /> },
];

function Said({ line: { changes, remarks } }: { line: ImportLine }) {
  if (changes.length === 0 && remarks.length === 0) return '—';
  return (
    <Stack gap={4}>
      <List size="sm" spacing={2}>
        {changes.map(({ label, before, after }) => (
          <List.Item key={label}>
            {label}: {before || 'vazio'} → {after || 'vazio'}
          </List.Item>
        ))}
        {remarks.map(({ label, column, level, message }) => (
          <List.Item key={`${label} ${message}`}>
            <Text span inherit c={level === 'error' ? 'var(--mantine-color-error)' : 'var(--attention)'}>
              {label}
              {column && column !== label && ` (coluna “${column}”)`}: {message}
            </Text>
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
