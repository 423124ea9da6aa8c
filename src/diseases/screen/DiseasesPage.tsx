import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { formatDate } from '../../platform/contract/dates.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { diseasesContract, ListedDisease } from '../diseases.contract.ts';
import { diseaseLabels } from '../diseases.labels.ts';
import { diseasesApi } from '../useDiseases.ts';

export function meta() {
  return [{ title: 'Doenças relacionadas ao trabalho · Zelo' }];
}

const columns: ColumnsOf<typeof diseasesContract.list> = [
  { header: 'Colaborador', cell: ({ employeeName }) => employeeName },
  { header: 'Empresa', cell: ({ companyName }) => companyName },
  {
    header: diseaseLabels.diagnosed_on,
    cell: ({ diagnosedOn }) => formatDate(diagnosedOn),
    ...{ sort: 'diagnosedOn' as const, whole: true },
  },
  { header: diseaseLabels.ended_on, cell: ({ endedOn }) => (endedOn ? formatDate(endedOn) : '—') },
  { header: 'CAT', cell: catOf },
  { header: 'INSS', cell: inssOf },
];

function catOf({ hasCat, catDueOn, withdrawnAt }: ListedDisease): string {
  if (withdrawnAt) return 'Retirada';
  return hasCat ? 'Registrada' : `A registrar, até ${formatDate(catDueOn)}`;
}

function inssOf({ asksInss, daysAway, withdrawnAt }: ListedDisease): string {
  return asksInss && !withdrawnAt ? `Encaminhar: ${daysAway} dias de afastamento` : '—';
}

/** The diseases related to work of every company, for professionals (product 16.11). */
export default function DiseasesPage() {
  const openModal = useOpenModal();
  const list = useList('-diagnosedOn', (part) => diseasesApi.list.queryOptions({ input: part }), { quiet: true });
  return (
    <Page
      title="Doenças relacionadas ao trabalho"
      description="O relatório analítico conta as de nexo confirmado. A CAT é registrada até o primeiro dia útil depois do diagnóstico; a partir do 16º dia de afastamento, a pessoa vai ao INSS."
      back={{ label: 'Voltar ao eSocial', to: '/esocial' }}
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => openModal('record')}>
          Registrar doença
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
        caption="Doenças relacionadas ao trabalho"
        columns={columns}
        rows={list.data?.diseases}
        list={list}
        searchLabel="Buscar por nome, CPF ou matrícula"
        empty="Nenhuma doença registrada."
        actions={({ id, employeeName, diagnosedOn, withdrawnAt }) =>
          withdrawnAt ? null : (
            <>
              <RowAction
                label={`Editar a doença de ${employeeName} de ${formatDate(diagnosedOn)}`}
                icon={IconPencil}
                onClick={() => openModal(`edit/${id}`)}
              />
              <RowAction
                label={`Retirar a doença de ${employeeName} de ${formatDate(diagnosedOn)}`}
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
