import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { useOwnerId } from '../access/useProfile.ts';
import { type Column, DataTable } from '../ui/list/DataTable.tsx';
import { useList } from '../ui/list/useList.ts';
import { ModalOnDemand } from '../ui/ModalOnDemand.tsx';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import type { UnitRow } from './units.contract.ts';
import { unitLabels as labels } from './units.labels.ts';
import { unitsApi } from './useUnits.ts';

export function meta() {
  return [{ title: 'Unidades · Zelo' }];
}

const editModal = async () => (await import('./UnitEditModal.tsx')).UnitEditModal;
const deleteModal = async () => (await import('./UnitDeleteModal.tsx')).UnitDeleteModal;

const columns: readonly Column<UnitRow>[] = [
  { header: labels.identification, cell: ({ identification }) => identification, sort: 'identification' },
  { header: labels.cnpj, cell: ({ cnpj }) => cnpj, sort: 'cnpj' },
  { header: labels.address, cell: ({ address }) => address, sort: 'address' },
  { header: labels.city, cell: ({ city }) => city, sort: 'city' },
  { header: labels.state, cell: ({ state }) => state, sort: 'state' },
  { header: labels.email, cell: ({ email }) => email, sort: 'email' },
  { header: labels.phone, cell: ({ phone }) => phone, sort: 'phone' },
];

export default function UnitsPage() {
  const companyId = useOwnerId();
  const list = useList('identification', (part) => unitsApi.list.queryOptions({ input: { ...part, companyId } }));
  const [editing, setEditing] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<UnitRow | null>(null);
  return (
    <Page
      title="Unidades"
      actions={
        <Button component={Link} to="/units/create" leftSection={<IconPlus size={18} />}>
          Cadastrar unidade
        </Button>
      }
    >
      <DataTable
        caption="Unidades"
        columns={columns}
        rows={list.data?.units}
        list={list}
        searchLabel="Buscar por identificação, CNPJ ou cidade"
        empty="Nenhuma unidade ainda. Cadastre a primeira."
        actions={(row) => (
          <>
            <RowAction
              label={`Ver empregados de ${row.identification}`}
              icon={IconUsers}
              to={href('/employees/:unitId', { unitId: row.id })}
            />
            <RowAction label={`Editar ${row.identification}`} icon={IconPencil} onClick={() => setEditing(row.id)} />
            <RowAction
              label={`Excluir ${row.identification}`}
              icon={IconTrash}
              color="red"
              onClick={() => setDeleting(row)}
            />
          </>
        )}
      />
      <ModalOnDemand
        opened={editing !== null}
        load={editModal}
        modal={{ id: editing, onClose: () => setEditing(null), onSaved: list.reload }}
      />
      <ModalOnDemand
        opened={deleting !== null}
        load={deleteModal}
        modal={{ unit: deleting, onClose: () => setDeleting(null), onDeleted: list.reload }}
      />
    </Page>
  );
}
