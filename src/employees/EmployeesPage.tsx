import { Button } from '@mantine/core';
import { IconFileText, IconPencil, IconPlus, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { href, Link, useParams } from 'react-router';
import { useOwnerId } from '../access/useProfile.ts';
import { type Column, DataTable } from '../ui/list/DataTable.tsx';
import { useList } from '../ui/list/useList.ts';
import { ModalOnDemand } from '../ui/ModalOnDemand.tsx';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import type { EmployeeRow } from './employees.contract.ts';
import { employeeLabels as labels } from './employees.labels.ts';
import { employeesApi } from './useEmployees.ts';

export function meta() {
  return [{ title: 'Empregados · Zelo' }];
}

const editModal = async () => (await import('./EmployeeEditModal.tsx')).EmployeeEditModal;
const inactivateModal = async () => (await import('./EmployeeInactivateModal.tsx')).EmployeeInactivateModal;

const columns: readonly Column<EmployeeRow>[] = [
  { header: labels.name, cell: ({ name }) => name, sort: 'name' },
  { header: labels.cpf, cell: ({ cpf }) => cpf, sort: 'cpf' },
  { header: labels.rg, cell: ({ rg }) => rg, sort: 'rg' },
  { header: labels.phone_number, cell: ({ phone_number }) => phone_number, sort: 'phone_number' },
];

/** The company's employees; with a unit in the address, those of that unit. */
export default function EmployeesPage() {
  const companyId = useOwnerId();
  const { unitId } = useParams();
  const list = useList('name', (part) =>
    unitId
      ? employeesApi.listByUnit.queryOptions({ input: { ...part, unitId } })
      : employeesApi.list.queryOptions({ input: { ...part, companyId } }),
  );
  const [editing, setEditing] = useState<string | null>(null);
  const [inactivating, setInactivating] = useState<EmployeeRow | null>(null);
  return (
    <Page
      title={unitId ? 'Empregados da unidade' : 'Empregados'}
      actions={
        <Button component={Link} to="/employees/create" leftSection={<IconPlus size={18} />}>
          Cadastrar empregado
        </Button>
      }
    >
      <DataTable
        caption="Empregados"
        columns={columns}
        rows={list.data?.employees}
        list={list}
        searchLabel="Buscar por nome, CPF ou matrícula"
        empty="Nenhum empregado ainda. Cadastre o primeiro."
        actions={(row) => (
          <>
            <RowAction label={`Editar ${row.name}`} icon={IconPencil} onClick={() => setEditing(row.id)} />
            <RowAction
              label={`Inativar ${row.name}`}
              icon={IconUserOff}
              color="red"
              onClick={() => setInactivating(row)}
            />
            <RowAction
              label={`Documentos de ${row.name}`}
              icon={IconFileText}
              to={href('/employee/documents/:employeeId?', { employeeId: row.id })}
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
        opened={inactivating !== null}
        load={inactivateModal}
        modal={{ employee: inactivating, onClose: () => setInactivating(null), onInactivated: list.reload }}
      />
    </Page>
  );
}
