import { listedRegistration } from '../platform/contract/registration/registration-kind.rules.ts';
import { AccountName } from '../sign-in/accounts/AccountName.tsx';
import { AccountRowActions } from '../sign-in/accounts/AccountRowActions.tsx';
import { InvitePickBar } from '../sign-in/accounts/inviting/InvitePickBar.tsx';
import { useInviting } from '../sign-in/accounts/inviting/useInviting.ts';
import { EmailText } from '../ui/EmailText.tsx';
import { records } from '../ui/list/asked-list.ts';
import type { ColumnsOf } from '../ui/list/column.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { pickColumn } from '../ui/list/picking/pickColumn.tsx';
import { TotalLink } from '../ui/list/TotalLink.tsx';
import { useList } from '../ui/list/useList.ts';
import type { CompanyRow, companiesContract } from './companies.contract.ts';
import { companyLabels as labels } from './companies.labels.ts';
import { companiesApi } from './useCompanies.ts';

export function meta() {
  return [{ title: 'Empresas · Zelo' }];
}

const columns: ColumnsOf<typeof companiesContract.list> = [
  { header: labels.cnpj, cell: ({ cnpj }) => listedRegistration(cnpj), sort: 'cnpj', whole: true },
  { header: labels.email, cell: ({ user }) => <EmailText address={user.email} />, sort: 'email', plain: true },
  {
    header: labels.corporate_reason,
    cell: ({ corporate_reason, user }) => <AccountName name={corporate_reason} user={user} />,
    sort: 'corporate_reason',
    names: true,
  },
  { header: labels.fantasy_name, cell: ({ fantasy_name }) => fantasy_name, sort: 'fantasy_name', plain: true },
  { header: labels.address, cell: ({ address }) => address, sort: 'address', plain: true },
  { header: labels.phone, cell: ({ phone }) => phone, sort: 'phone', whole: true, plain: true },
];

const nameOf = ({ fantasy_name }: CompanyRow) => fantasy_name;

export default function CompaniesPage() {
  const list = useList('corporate_reason', (input) => companiesApi.list.queryOptions({ input }), {
    exports: records,
  });
  const { picking, mayInvite, forModals } = useInviting({ rows: list.data?.companies, isStale: list.isStale }, nameOf);
  return (
    <ListPage
      caption="Empresas"
      create={{ label: 'Cadastrar empresa', to: '/companies/create' }}
      importing="/imports?kind=companies"
      also={
        <TotalLink
          label="Números a conferir"
          to="/companies/numbers"
          count={companiesApi.wrongNumbers.queryOptions({ input: { pageSize: 0 } })}
        />
      }
      columns={mayInvite ? [pickColumn(picking, nameOf), ...columns] : columns}
      rows={list.data?.companies}
      list={list}
      searchLabel="Buscar por nome, CNPJ, e-mail ou telefone"
      empty="Nenhuma empresa ainda. Cadastre a primeira."
      actions={({ id, fantasy_name }) => <AccountRowActions id={id} name={fantasy_name} />}
      bar={<InvitePickBar picking={picking} words={['escolhida', 'escolhidas']} />}
      forModals={forModals}
    />
  );
}
