import { Button } from '@mantine/core';
import { IconFileCertificate, IconPlus } from '@tabler/icons-react';
import { issuedAddress } from '../../../documents/issued/issued.labels.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { ColumnsOf } from '../../../ui/list/column.ts';
import { DataTable } from '../../../ui/list/DataTable.tsx';
import { EditAndWithdraw } from '../../../ui/list/EditAndWithdraw.tsx';
import { FileLink } from '../../../ui/list/FileLink.tsx';
import { ListChips } from '../../../ui/list/filters/ListChips.tsx';
import { useChosenList } from '../../../ui/list/filters/useChosenList.ts';
import { ListModals } from '../../../ui/list/ListModals.tsx';
import { useList } from '../../../ui/list/useList.ts';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import { Page } from '../../../ui/Page.tsx';
import { PageTabs } from '../../../ui/PageTabs.tsx';
import { RowAction } from '../../../ui/RowAction.tsx';
import type { catsContract } from '../cats.contract.ts';
import { catLabels, catListNames, catLists, workHealthTabs } from '../cats.labels.ts';
import { catsApi } from '../useCats.ts';
import { CatState } from './CatState.tsx';

export function meta() {
  return [{ title: 'CATs · Zelo' }];
}

const columns: ColumnsOf<typeof catsContract.list> = [
  { header: 'Colaborador', cell: ({ employeeName }) => employeeName },
  { header: 'Empresa', cell: ({ companyName }) => companyName, plain: true },
  { header: catLabels.day, cell: ({ day }) => formatDate(day), sort: 'day', whole: true },
  { header: 'Situação', cell: (cat) => <CatState {...cat} />, state: true },
  { header: 'Papel', cell: ({ paper }) => <FileLink file={paper} to={issuedAddress} /> },
];

/** The communications of work accidents of every company, for professionals (product 23.7). */
export default function CatsPage() {
  const openModal = useOpenModal();
  const chosen = useChosenList(catListNames);
  const list = useList('-day', (part) => catsApi.list.queryOptions({ input: { ...part, list: chosen.value } }), {
    quiet: true,
  });
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
      <PageTabs {...workHealthTabs} />
      <DataTable
        caption="CATs"
        columns={columns}
        rows={list.data?.cats}
        list={list}
        searchLabel="Buscar por nome, CPF ou matrícula"
        beside={<ListChips label="Quais CATs" names={catListNames} texts={catLists} {...chosen} />}
        empty={chosen.value === 'late' ? 'Nenhuma CAT está atrasada.' : 'Nenhuma CAT registrada.'}
        actions={({ id, employeeName, day, withdrawnAt, paper }) =>
          withdrawnAt ? null : (
            <>
              {!paper && (
                <RowAction
                  label={`Emitir o papel da CAT de ${employeeName} de ${formatDate(day)}`}
                  icon={IconFileCertificate}
                  onClick={() => openModal(`issue/cat/${id}`)}
                />
              )}
              <EditAndWithdraw id={id} what={`a CAT de ${employeeName} de ${formatDate(day)}`} edit="Corrigir" />
            </>
          )
        }
      />
      <ListModals list={list} />
    </Page>
  );
}
