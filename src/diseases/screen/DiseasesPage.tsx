import { Button } from '@mantine/core';
import { IconFileAlert, IconFileSearch, IconPlus } from '@tabler/icons-react';
import { workHealthTabs } from '../../esocial/cats/cats.labels.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { EditAndWithdraw } from '../../ui/list/EditAndWithdraw.tsx';
import { ListChips } from '../../ui/list/filters/ListChips.tsx';
import { useChosenList } from '../../ui/list/filters/useChosenList.ts';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import { Status } from '../../ui/status/Status.tsx';
import type { diseasesContract, ListedDisease } from '../diseases.contract.ts';
import { diseaseLabels, diseaseListNames, diseaseLists } from '../diseases.labels.ts';
import { diseasesApi } from '../useDiseases.ts';

export function meta() {
  return [{ title: 'Doenças relacionadas ao trabalho · Zelo' }];
}

const columns: ColumnsOf<typeof diseasesContract.list> = [
  { header: 'Colaborador', cell: ({ employeeName }) => employeeName },
  { header: 'Empresa', cell: ({ companyName }) => companyName, plain: true },
  {
    header: diseaseLabels.diagnosed_on,
    cell: ({ diagnosedOn }) => formatDate(diagnosedOn),
    ...{ sort: 'diagnosedOn' as const, whole: true },
  },
  { header: diseaseLabels.ended_on, cell: ({ endedOn }) => (endedOn ? formatDate(endedOn) : '—') },
  { header: 'CAT', cell: (disease) => <CatOf {...disease} /> },
  { header: 'INSS', cell: inssOf },
];

/** Whether a disease has its CAT, and whether the eSocial has that; else by when. */
function CatOf({ cat, catDueOn, withdrawnAt }: ListedDisease) {
  if (withdrawnAt) return 'Retirada';
  if (cat?.receipt) return <Status tone="green">Comunicada</Status>;
  const [due, what] = cat ? [cat.dueOn, 'Registrada, a enviar'] : [catDueOn, 'A registrar'];
  const isLate = due < today();
  return (
    <Status tone={isLate ? 'red' : 'amber'}>
      {isLate ? `${what}: atrasada desde ${formatDate(due)}` : `${what} até ${formatDate(due)}`}
    </Status>
  );
}

function inssOf({ asksInss, daysAway, withdrawnAt }: ListedDisease): string {
  return asksInss && !withdrawnAt ? `Encaminhar: ${daysAway} dias de afastamento` : '—';
}

/** The diseases related to work of every company, for professionals (product 16.11). */
export default function DiseasesPage() {
  const openModal = useOpenModal();
  const chosen = useChosenList(diseaseListNames);
  const list = useList(
    '-diagnosedOn',
    (part) => diseasesApi.list.queryOptions({ input: { ...part, list: chosen.value } }),
    { quiet: true },
  );
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
      <PageTabs {...workHealthTabs} />
      <DataTable
        caption="Doenças relacionadas ao trabalho"
        columns={columns}
        rows={list.data?.diseases}
        list={list}
        searchLabel="Buscar por nome, CPF ou matrícula"
        beside={<ListChips label="Quais doenças" names={diseaseListNames} texts={diseaseLists} {...chosen} />}
        empty={chosen.value === 'withoutCat' ? 'Toda doença registrada tem a sua CAT.' : 'Nenhuma doença registrada.'}
        actions={({ id, employeeName, diagnosedOn, withdrawnAt, cat }) =>
          withdrawnAt ? null : (
            <>
              {cat && (
                <RowAction
                  label={`Ver a CAT da doença de ${employeeName} de ${formatDate(diagnosedOn)}`}
                  icon={IconFileSearch}
                  to={`/cats/edit/${cat.id}`}
                />
              )}
              <RowAction
                label={`Emitir ${cat ? 'outra CAT' : 'CAT'} da doença de ${employeeName} de ${formatDate(diagnosedOn)}`}
                icon={IconFileAlert}
                to={`/cats/record?diseaseId=${id}`}
              />
              <EditAndWithdraw id={id} what={`a doença de ${employeeName} de ${formatDate(diagnosedOn)}`} />
            </>
          )
        }
      />
      <ListModals list={list} />
    </Page>
  );
}
