import { Stack, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { DayField } from '../../ui/fields/DayField.tsx';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { FoldedFilters } from '../../ui/list/filters/FoldedFilters.tsx';
import { ListChips } from '../../ui/list/filters/ListChips.tsx';
import type { List } from '../../ui/list/useList.ts';
import { RowAction } from '../../ui/RowAction.tsx';
import { Status } from '../../ui/status/Status.tsx';

type Row = { id: string; name: string; city: string };

const columns: readonly Column<Row, 'name'>[] = [
  { header: 'Nome', cell: ({ name }) => name, sort: 'name' },
  { header: 'Cidade', cell: ({ city }) => city },
  { header: 'Situação', cell: () => <Status tone="green">Ativa</Status>, whole: true },
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
    isChanging: false,
    latestSearch: () => '',
    setSearch() {},
    setPage() {},
    correctPage() {},
    toggleSort() {},
  };
  return { state, total, error, isStale: false, asked: '', exported: null, reload: async () => {} };
}

const common = { columns, caption: 'Exemplo', empty: 'Nenhum registro ainda. Cadastre o primeiro.' };

export function RowsTable() {
  const actions = ({ name }: Row) => <RowAction label={`Editar ${name}`} icon={IconPencil} onClick={() => {}} />;
  return <DataTable {...common} rows={rows} list={listOf(42)} actions={actions} />;
}

export function LoadingTable() {
  return <DataTable {...common} rows={undefined} list={listOf(undefined)} />;
}

export function EmptyTable() {
  return <DataTable {...common} rows={[]} list={listOf(0)} />;
}

export function FailedTable() {
  return <DataTable {...common} rows={undefined} list={listOf(undefined, new Error('exemplo'))} />;
}

const chips = { open: 'Em aberto', done: 'Concluídos', all: 'Todos' };

export function FilterParts() {
  return (
    <Stack>
      <ListChips
        label="Situação"
        names={['open', 'done', 'all']}
        texts={chips}
        countOf={() => '12'}
        value="open"
        onChange={() => {}}
      />
      <FoldedFilters first={<TextInput label="Buscar" />} chosen={1}>
        <DayField label="De" value="2026-03-02" onChange={() => {}} />
        <DayField label="Até" value="" onChange={() => {}} />
      </FoldedFilters>
    </Stack>
  );
}
