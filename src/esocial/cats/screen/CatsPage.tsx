import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { ColumnsOf } from '../../../ui/list/column.ts';
import { DataTable } from '../../../ui/list/DataTable.tsx';
import { ListModals } from '../../../ui/list/ListModals.tsx';
import { useList } from '../../../ui/list/useList.ts';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import { Page } from '../../../ui/Page.tsx';
import { PageTabs } from '../../../ui/PageTabs.tsx';
import { RowAction } from '../../../ui/RowAction.tsx';
import type { catsContract } from '../cats.contract.ts';
import { catLabels } from '../cats.labels.ts';
import { catsApi } from '../useCats.ts';

export function meta() {
  return [{ title: 'CATs · Zelo' }];
}

const columns: ColumnsOf<typeof catsContract.list> = [
  { header: 'Colaborador', cell: ({ employeeName }) => employeeName },
  { header: 'Empresa', cell: ({ companyName }) => companyName },
  { header: catLabels.day, cell: ({ day }) => formatDate(day), sort: 'day', whole: true },
  { header: 'Prazo', cell: ({ dueOn, withdrawnAt }) => (withdrawnAt ? 'Retirada' : `Até ${formatDate(dueOn)}`) },
];

/** The communications of work accidents of every company, for professionals (product 23.7). */
export default function CatsPage() {
  const openModal = useOpenModal();
  const list = useList('-day', (part) => catsApi.list.queryOptions({ input: part }), { quiet: true });
  return (
    <Page
      title="CATs"
      description="Cada comunicação de acidente de trabalho vira um evento S-2210. O prazo é o primeiro dia útil depois do acidente; de uma morte, o próprio dia."
      back={{ label: 'Voltar ao eSocial', to: '/esocial' }}
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => openModal('record')}>
          Registrar CAT
        </Button>
      }
    >
      <PageTabs
        label="Acidentes e doenças"
        tabs={[
          { label: 'CATs', to: '/cats' },
          { label: 'Doenças', to: '/diseases' },
        ]}
      />
      <DataTable
        caption="CATs"
        columns={columns}
        rows={list.data?.cats}
        list={list}
        searchLabel="Buscar por nome, CPF ou matrícula"
        empty="Nenhuma CAT registrada."
        actions={({ id, employeeName, day, withdrawnAt }) =>
          withdrawnAt ? null : (
            <>
              <RowAction
                label={`Corrigir a CAT de ${employeeName} de ${formatDate(day)}`}
                icon={IconPencil}
                onClick={() => openModal(`edit/${id}`)}
              />
              <RowAction
                label={`Retirar a CAT de ${employeeName} de ${formatDate(day)}`}
                icon={IconTrash}
                color="red"
                onClick={() => openModal(`withdraw/${id}`)}
              />
            </>
          )
        }
      />
      <ListModals list={list} />
    </Page>
  );
}
