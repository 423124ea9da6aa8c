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
import type { AdminRow } from './admins.contract.ts';
import { adminLabels as labels } from './admins.labels.ts';
import { adminsApi } from './useAdmins.ts';

export function meta() {
  return [{ title: 'Administradores · Zelo' }];
}

const columns: readonly Column<AdminRow>[] = [
  { header: labels.name, cell: ({ name, user }) => <AccountName name={name} user={user} />, sort: 'name' },
  { header: labels.email, cell: ({ user }) => user.email, sort: 'email' },
  { header: labels.cpf, cell: ({ cpf }) => cpf, sort: 'cpf', whole: true },
  { header: labels.phone_number, cell: ({ phone_number }) => phone_number, sort: 'phone_number', whole: true },
];

export default function AdminsPage() {
  const list = useList('name', (input) => adminsApi.list.queryOptions({ input }));
  const openModal = useOpenModal();
  return (
    <Page
      title="Administradores"
      actions={
        <Button component={Link} to="/admins/create" leftSection={<IconPlus size={18} />}>
          Cadastrar administrador
        </Button>
      }
    >
      <DataTable
        caption="Administradores"
        columns={columns}
        rows={list.data?.admins}
        list={list}
        searchLabel="Buscar por nome, CPF, e-mail ou contato"
        empty="Nenhum administrador ainda. Cadastre o primeiro."
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
