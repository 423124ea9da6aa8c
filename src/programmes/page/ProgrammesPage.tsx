import { Anchor, Button } from '@mantine/core';
import { IconCalendarDue } from '@tabler/icons-react';
import { href, Link } from 'react-router';
import type { companiesContract } from '../../companies/companies.contract.ts';
import { companyLabels as labels } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { listedRegistration } from '../../platform/contract/registration/registration-kind.rules.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { useList } from '../../ui/list/useList.ts';
import { Page } from '../../ui/Page.tsx';

export function meta() {
  return [{ title: 'Programas de saúde · Zelo' }];
}

const placeOf = (companyId: string) => href('/programmes/:companyId', { companyId });

const columns: ColumnsOf<typeof companiesContract.list> = [
  {
    header: labels.fantasy_name,
    cell: ({ id, fantasy_name }) => (
      <Anchor component={Link} to={placeOf(id)} inherit fw={600}>
        {fantasy_name}
      </Anchor>
    ),
    sort: 'fantasy_name',
  },
  { header: labels.corporate_reason, cell: ({ corporate_reason }) => corporate_reason, sort: 'corporate_reason' },
  { header: labels.cnpj, cell: ({ cnpj }) => listedRegistration(cnpj), sort: 'cnpj', whole: true },
];

/** The way to the programme of each company (product 16.2). */
export default function ProgrammesPage() {
  const list = useList('fantasy_name', (input) => companiesApi.list.queryOptions({ input }), { quiet: true });
  return (
    <Page
      title="Programas de saúde"
      description="Escolha a empresa para ver e preparar o seu programa: grupos, riscos e exames."
      actions={
        <Button
          variant="default"
          component={Link}
          to="/reports-due"
          leftSection={<IconCalendarDue size={18} aria-hidden="true" />}
        >
          Prazos dos relatórios
        </Button>
      }
    >
      <DataTable
        caption="Empresas"
        columns={columns}
        rows={list.data?.companies}
        list={list}
        searchLabel="Buscar por nome, CNPJ, e-mail ou telefone"
        empty="Nenhuma empresa ainda. O programa de cada uma aparece aqui depois do cadastro dela."
      />
    </Page>
  );
}
