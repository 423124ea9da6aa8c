import { Button } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { momentOf } from '../platform/clock/moments.ts';
import type { ColumnsOf } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/DataTable.tsx';
import { ListModals } from '../ui/list/ListModals.tsx';
import { useList } from '../ui/list/useList.ts';
import { useOpenModal } from '../ui/modal/useModalRoute.ts';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import type { tasksContract } from './tasks.contract.ts';
import { kindLabel, reasonLabel } from './tasks.labels.ts';
import { tasksApi } from './useTasks.ts';

export function meta() {
  return [{ title: 'Tarefas · Zelo' }];
}

const columns: ColumnsOf<typeof tasksContract.list> = [
  { header: 'Tarefa', cell: ({ kind }) => kindLabel(kind), sort: 'kind' },
  {
    header: 'Ficou de lado em',
    cell: ({ setAsideAt }) => momentOf(setAsideAt),
    sort: 'setAsideAt',
    whole: true,
  },
  { header: 'Tentativas', cell: ({ attempts }) => attempts },
  { header: 'Por quê', cell: ({ reason }) => reasonLabel(reason), sort: 'reason' },
];

/** What the server could not do though it has tried again and again: it waits for somebody to decide. */
export default function TasksPage() {
  const openModal = useOpenModal();
  const list = useList('setAsideAt', (part) => tasksApi.list.queryOptions({ input: part }), { quiet: true });
  return (
    <Page
      title="Tarefas"
      description="O que o Zelo faz por si só e não conseguiu, depois de várias tentativas. Tente de novo quando a causa estiver resolvida, ou descarte."
      actions={
        list.total ? (
          <Button leftSection={<IconRefresh size={18} aria-hidden="true" />} onClick={() => openModal('retry-all')}>
            Tentar todas de novo
          </Button>
        ) : null
      }
    >
      <DataTable
        caption="Tarefas que ficaram de lado"
        columns={columns}
        rows={list.data?.tasks}
        list={list}
        counted={countLabel}
        empty="Nenhuma tarefa ficou de lado. Não há nada a fazer aqui."
        actions={({ id, kind, setAsideAt }) => (
          <>
            <RowAction
              label={`Tentar de novo: ${kindLabel(kind)}, ${momentOf(setAsideAt)}`}
              icon={IconRefresh}
              onClick={() => openModal(`retry/${id}`)}
            />
            <RowAction
              label={`Descartar: ${kindLabel(kind)}, ${momentOf(setAsideAt)}`}
              icon={IconTrash}
              color="red"
              onClick={() => openModal(`discard/${id}`)}
            />
          </>
        )}
      />
      <ListModals list={list} />
    </Page>
  );
}

function countLabel(total: number): string {
  return total === 1 ? '1 tarefa ficou de lado' : `${total} tarefas ficaram de lado`;
}
