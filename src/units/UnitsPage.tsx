import { Button } from '@mantine/core';
import { IconArrowsExchange, IconPencil, IconPlus, IconTrash, IconUsers } from '@tabler/icons-react';
import { href, Link } from 'react-router';
import { useOwnerId } from '../sign-in/useProfile.ts';
import { type Column, DataTable } from '../ui/list/DataTable.tsx';
import { ListModals } from '../ui/list/ListModals.tsx';
import { useList } from '../ui/list/useList.ts';
import { useOpenModal } from '../ui/modal/useModalRoute.ts';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import type { UnitRow } from './units.contract.ts';
import { unitLabels as labels } from './units.labels.ts';
import { unitsApi } from './useUnits.ts';

export function meta() {
  return [{ title: 'Unidades · Zelo' }];
}

const columns: readonly Column<UnitRow>[] = [
  { header: labels.identification, cell: ({ identification }) => identification, sort: 'identification' },
  { header: labels.cnpj, cell: ({ cnpj }) => cnpj, sort: 'cnpj', whole: true },
  { header: labels.address, cell: ({ address }) => address, sort: 'address' },
  { header: labels.city, cell: ({ city }) => city, sort: 'city' },
  { header: labels.state, cell: ({ state }) => state, sort: 'state', whole: true },
  { header: labels.email, cell: ({ email }) => email, sort: 'email' },
  { header: labels.phone, cell: ({ phone }) => phone, sort: 'phone', whole: true },
];

export default function UnitsPage() {
  const companyId = useOwnerId();
  const list = useList('identification', (part) => unitsApi.list.queryOptions({ input: { ...part, companyId } }));
  const openModal = useOpenModal();
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
        searchLabel="Buscar por identificação, CNPJ, cidade, e-mail ou telefone"
        empty="Nenhuma unidade ainda. Cadastre a primeira."
        actions={(row) => (
          <>
            <RowAction
              label={`Ver empregados de ${row.identification}`}
              icon={IconUsers}
              to={href('/employees/:unitId', { unitId: row.id })}
            />
            <RowAction
              label={`Editar ${row.identification}`}
              icon={IconPencil}
              onClick={() => openModal(`edit/${row.id}`)}
            />
            <RowAction
              label={`Mudar empregados de ${row.identification} de unidade`}
              icon={IconArrowsExchange}
              onClick={() => openModal(`move/${row.id}`)}
            />
            <RowAction
              label={`Excluir ${row.identification}`}
              icon={IconTrash}
              color="red"
              onClick={() => openModal(`delete/${row.id}`)}
            />
          </>
        )}
      />
      <ListModals list={list} />
    </Page>
  );
}
