import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Column, DataTable } from '../ui/list/DataTable.tsx';
import { useList } from '../ui/list/useList.ts';
import { ModalOnDemand } from '../ui/ModalOnDemand.tsx';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import type { ProfessionalRow } from './professionals.contract.ts';
import { professionalLabels as labels } from './professionals.labels.ts';
import { professionalsApi } from './useProfessionals.ts';

export function meta() {
  return [{ title: 'Profissionais · Zelo' }];
}

const editModal = async () => (await import('./ProfessionalEditModal.tsx')).ProfessionalEditModal;

const columns: readonly Column<ProfessionalRow>[] = [
  { header: labels.name, cell: ({ name }) => name, sort: 'name' },
  { header: labels.email, cell: ({ user }) => user.email, sort: 'email' },
  { header: labels.cpf, cell: ({ cpf }) => cpf, sort: 'cpf' },
  { header: labels.rg, cell: ({ rg }) => rg, sort: 'rg' },
  { header: labels.formation, cell: ({ formation }) => formation, sort: 'formation' },
  { header: labels.title, cell: ({ title }) => title, sort: 'title' },
];

export default function ProfessionalsPage() {
  const list = useList('name', (input) => professionalsApi.list.queryOptions({ input }));
  const [editing, setEditing] = useState<string | null>(null);
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
        searchLabel="Buscar por nome, CPF ou registro"
        empty="Nenhum profissional ainda. Cadastre o primeiro."
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
