import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Column, DataTable } from '../ui/list/DataTable.tsx';
import { useList } from '../ui/list/useList.ts';
import { ModalOnDemand } from '../ui/ModalOnDemand.tsx';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import type { AdminRow } from './admins.contract.ts';
import { adminLabels as labels } from './admins.labels.ts';
import { adminsApi } from './useAdmins.ts';

export function meta() {
  return [{ title: 'Administradores · Zelo' }];
}

const editModal = async () => (await import('./AdminEditModal.tsx')).AdminEditModal;

const columns: readonly Column<AdminRow>[] = [
  { header: labels.name, cell: ({ name }) => name, sort: 'name' },
  { header: labels.email, cell: ({ user }) => user.email, sort: 'email' },
  { header: labels.cpf, cell: ({ cpf }) => cpf, sort: 'cpf' },
  { header: labels.phone_number, cell: ({ phone_number }) => phone_number, sort: 'phone_number' },
];

export default function AdminsPage() {
  const list = useList('name', (input) => adminsApi.list.queryOptions({ input }));
  const [editing, setEditing] = useState<string | null>(null);
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
        searchLabel="Buscar por nome ou CPF"
        empty="Nenhum administrador ainda. Cadastre o primeiro."
        actions={(row) => (
          <RowAction label={`Editar ${row.name}`} icon={IconPencil} onClick={() => setEditing(row.id)} />
        )}
      />
      <ModalOnDemand
        opened={editing !== null}
        load={editModal}
        modal={{ id: editing, onClose: () => setEditing(null), onSaved: list.reload }}
      />
    </Page>
  );
}
