import { couldBeCaepf } from '../../platform/contract/registration/registration.rules.ts';
import { namedRegistration } from '../../platform/contract/registration/registration-kind.rules.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { FieldLinks } from '../../ui/list/FieldLinks.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { Page } from '../../ui/Page.tsx';
import type { companiesContract } from '../companies.contract.ts';
import { companyLabels as labels } from '../companies.labels.ts';
import { companiesApi } from '../useCompanies.ts';

export function meta() {
  return [{ title: 'Números a conferir · Zelo' }];
}

const columns: ColumnsOf<typeof companiesContract.wrongNumbers> = [
  { header: labels.corporate_reason, cell: ({ corporate_reason }) => corporate_reason, sort: 'corporate_reason' },
  { header: labels.fantasy_name, cell: ({ fantasy_name }) => fantasy_name, sort: 'fantasy_name' },
  {
    header: 'A conferir',
    cell: ({ id, cnpj }) => (
      <FieldLinks
        modal={`edit/${id}`}
        links={[
          {
            field: 'cnpj',
            text: `Corrigir o ${namedRegistration(cnpj)}`,
            note: couldBeCaepf(cnpj) ? 'como CAEPF, os dígitos conferem' : undefined,
          },
        ]}
      />
    ),
  },
];

/** The companies whose own number has check digits that do not fit, each the way to that field. */
export default function CompanyNumbersPage() {
  const list = useList('corporate_reason', (input) => companiesApi.wrongNumbers.queryOptions({ input }), {
    quiet: true,
  });
  return (
    <Page
      title="Números a conferir"
      back={{ label: 'Voltar às empresas', to: '/companies' }}
      description="Empresas com um CNPJ ou um CPF cujos dígitos verificadores não conferem. A lista se esvazia à medida que são corrigidos; os números dos empregados e das unidades cada empresa corrige na sua."
    >
      <DataTable
        caption="Empresas com números a conferir"
        columns={columns}
        rows={list.data?.companies}
        list={list}
        searchLabel="Buscar por nome, CNPJ, e-mail ou telefone"
        empty="Todos os números conferem."
      />
      <ListModals list={list} />
    </Page>
  );
}
