import { Button } from '@mantine/core';
import { IconKey, IconPencil, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { AccountName } from '../sign-in/accounts/AccountName.tsx';
import { type Column, DataTable } from '../ui/list/DataTable.tsx';
import { ListModals } from '../ui/list/ListModals.tsx';
import { useList } from '../ui/list/useList.ts';
import { useOpenModal } from '../ui/modal/useModalRoute.ts';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import type { ProfessionalRow } from './professionals.contract.ts';
import { professionalLabels as labels } from './professionals.labels.ts';
import { professionalsApi } from './useProfessionals.ts';

export function meta() {
  return [{ title: 'Profissionais · Zelo' }];
}

const columns: readonly Column<ProfessionalRow>[] = [
  { header: labels.name, cell: ({ name, user }) => <AccountName name={name} user={user} />, sort: 'name' },
  { header: labels.email, cell: ({ user }) => user.email, sort: 'email' },
  { header: labels.cpf, cell: ({ cpf }) => cpf, sort: 'cpf', whole: true },
  { header: labels.rg, cell: ({ rg }) => rg, sort: 'rg', whole: true },
  { header: labels.formation, cell: ({ formation }) => formation, sort: 'formation' },
  { header: labels.title, cell: ({ title }) => title, sort: 'title' },
];

export default function ProfessionalsPage() {
  const list = useList('name', (input) => professionalsApi.list.queryOptions({ input }));
  const openModal = useOpenModal();
  return (
    <Page
      title="Profissionais"
      actions={
        <Button component={Link} to="/professionals/create" leftSection={<IconPlus size={18} />}>
          Cadastrar profissional
        </Button>
      }
    >
      <DataTable
        caption="Profissionais"
        columns={columns}
        rows={list.data?.professionals}
        list={list}
        searchLabel="Buscar por nome, CPF, registro, e-mail ou telefone"
        empty="Nenhum profissional ainda. Cadastre o primeiro."
        actions={(row) => (
          <>
            <RowAction label={`Editar ${row.name}`} icon={IconPencil} onClick={() => openModal(`edit/${row.id}`)} />
            <RowAction label={`Acesso de ${row.name}`} icon={IconKey} onClick={() => openModal(`access/${row.id}`)} />
          </>
        )}
      />
      <ListModals list={list} />
    </Page>
  );
}
