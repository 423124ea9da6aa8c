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
import type { CompanyRow } from './companies.contract.ts';
import { companyLabels as labels } from './companies.labels.ts';
import { companiesApi } from './useCompanies.ts';

export function meta() {
  return [{ title: 'Empresas · Zelo' }];
}

const columns: readonly Column<CompanyRow>[] = [
  { header: labels.cnpj, cell: ({ cnpj }) => cnpj, sort: 'cnpj', whole: true },
  { header: labels.email, cell: ({ user }) => user.email, sort: 'email' },
  {
    header: labels.corporate_reason,
    cell: ({ corporate_reason, user }) => <AccountName name={corporate_reason} user={user} />,
    sort: 'corporate_reason',
  },
  { header: labels.fantasy_name, cell: ({ fantasy_name }) => fantasy_name, sort: 'fantasy_name' },
  { header: labels.address, cell: ({ address }) => address, sort: 'address' },
  { header: labels.phone, cell: ({ phone }) => phone, sort: 'phone', whole: true },
];

export default function CompaniesPage() {
  const list = useList('corporate_reason', (input) => companiesApi.list.queryOptions({ input }));
  const openModal = useOpenModal();
  return (
    <Page
      title="Empresas"
      actions={
        <Button component={Link} to="/companies/create" leftSection={<IconPlus size={18} />}>
          Cadastrar empresa
        </Button>
      }
    >
      <DataTable
        caption="Empresas"
        columns={columns}
        rows={list.data?.companies}
        list={list}
        searchLabel="Buscar por nome, CNPJ, e-mail ou telefone"
        empty="Nenhuma empresa ainda. Cadastre a primeira."
        actions={(row) => (
          <>
            <RowAction
              label={`Editar ${row.fantasy_name}`}
              icon={IconPencil}
              onClick={() => openModal(`edit/${row.id}`)}
            />
            <RowAction
              label={`Acesso de ${row.fantasy_name}`}
              icon={IconKey}
              onClick={() => openModal(`access/${row.id}`)}
            />
          </>
        )}
      />
      <ListModals list={list} />
    </Page>
  );
}
