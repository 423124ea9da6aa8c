import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { agendaContract } from '../agenda.contract.ts';
import { agendaApi } from '../useAgenda.ts';
import { backToAgenda, SettingsTabs } from './SettingsTabs.tsx';

export function meta() {
  return [{ title: 'Preparo dos exames · Zelo' }];
}

const columns: ColumnsOf<typeof agendaContract.listPreparations> = [
  { header: 'Código', cell: ({ code }) => code, sort: 'code', whole: true },
  { header: 'Exame', cell: ({ name }) => name },
  { header: 'Preparo', cell: ({ text }) => text },
];

/** What people are told to do before an exam, in the practice's own words (product 17.2). */
export default function PreparationsPage() {
  const openModal = useOpenModal();
  const list = useList(
    'code',
    ({ page, pageSize, sort }) => agendaApi.listPreparations.queryOptions({ input: { page, pageSize, sort } }),
    { quiet: true },
  );
  return (
    <Page
      title="Configurações da agenda"
      back={backToAgenda}
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => openModal('exam')}>
          Dizer o preparo de um exame
        </Button>
      }
    >
      <SettingsTabs />
      <DataTable
        caption="Preparo dos exames"
        columns={columns}
        rows={list.data?.preparations.map((one) => ({ ...one, id: one.code }))}
        list={list}
        filters={null}
        empty="Nenhum preparo ainda. O que se diz aqui sai na guia de quem fará o exame."
        actions={({ code, name }) => (
          <>
            <RowAction
              label={`Editar o preparo de ${name}`}
              icon={IconPencil}
              onClick={() => openModal(`exam/${code}`)}
            />
            <RowAction
              label={`Excluir o preparo de ${name}`}
              icon={IconTrash}
              color="red"
              onClick={() => openModal(`delete/${code}`)}
            />
          </>
        )}
      />
      <ListModals list={list} />
    </Page>
  );
}
