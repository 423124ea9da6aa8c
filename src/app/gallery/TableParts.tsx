import { Stack } from '@mantine/core';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import type { List } from '../../ui/list/useList.ts';

type Row = { id: string; name: string; city: string };

const columns: readonly Column<Row, 'name'>[] = [
  { header: 'Nome', cell: ({ name }) => name, sort: 'name' },
  { header: 'Cidade', cell: ({ city }) => city },
];

const rows: Row[] = [
  { id: '1', name: 'Ana Lima', city: 'São Paulo' },
  { id: '2', name: 'Bruno Sá', city: 'Belém' },
];

function listOf(total: number | undefined, error: unknown = null): Omit<List<unknown>, 'data'> {
  const state = {
    search: '',
    page: 1,
    sort: 'name',
    latestSearch: () => '',
    setSearch() {},
    setPage() {},
    correctPage() {},
    toggleSort() {},
  };
  return { state, total, error, isStale: false, asked: '', exported: null, reload: async () => {} };
}

/** A list with rows and pages, one that is being loaded, an empty one and one that failed. */
export function TableParts() {
  const common = { columns, caption: 'Exemplo', empty: 'Nenhum registro ainda. Cadastre o primeiro.' };
  return (
    <Stack gap="xl">
      <DataTable {...common} rows={rows} list={listOf(42)} />
      <DataTable {...common} rows={undefined} list={listOf(undefined)} />
      <DataTable {...common} rows={[]} list={listOf(0)} />
      <DataTable {...common} rows={undefined} list={listOf(undefined, new Error('exemplo'))} />
    </Stack>
  );
}
