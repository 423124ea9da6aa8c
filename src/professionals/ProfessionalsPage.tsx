import { AccountName } from '../sign-in/accounts/AccountName.tsx';
import { AccountRowActions } from '../sign-in/accounts/AccountRowActions.tsx';
import { InvitePickBar } from '../sign-in/accounts/inviting/InvitePickBar.tsx';
import { useInviting } from '../sign-in/accounts/inviting/useInviting.ts';
import { EmailText } from '../ui/EmailText.tsx';
import type { ColumnsOf } from '../ui/list/column.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { pickColumn } from '../ui/list/picking/pickColumn.tsx';
import { useList } from '../ui/list/useList.ts';
import type { ProfessionalRow, professionalsContract } from './professionals.contract.ts';
import { professionalLabels as labels } from './professionals.labels.ts';
import { professionalsApi } from './useProfessionals.ts';

export function meta() {
  return [{ title: 'Profissionais · Zelo' }];
}

const columns: ColumnsOf<typeof professionalsContract.list> = [
  { header: labels.name, cell: ({ name, user }) => <AccountName name={name} user={user} />, sort: 'name' },
  { header: labels.email, cell: ({ user }) => <EmailText address={user.email} />, sort: 'email', plain: true },
  { header: labels.cpf, cell: ({ cpf }) => cpf, sort: 'cpf', whole: true },
  { header: labels.rg, cell: ({ rg }) => rg, sort: 'rg', whole: true },
  { header: labels.formation, cell: ({ formation }) => formation, sort: 'formation', plain: true },
  { header: labels.title, cell: ({ title }) => title, sort: 'title', plain: true },
];

const nameOf = ({ name }: ProfessionalRow) => name;

export default function ProfessionalsPage() {
  const list = useList('name', (input) => professionalsApi.list.queryOptions({ input }));
  const { picking, mayInvite, forModals } = useInviting(
    { rows: list.data?.professionals, isStale: list.isStale },
    nameOf,
  );
  return (
    <ListPage
      caption="Profissionais"
      create={{ label: 'Cadastrar profissional', to: '/professionals/create' }}
      columns={mayInvite ? [pickColumn(picking, nameOf), ...columns] : columns}
      rows={list.data?.professionals}
      list={list}
      searchLabel="Buscar por nome, CPF, registro, e-mail ou telefone"
      empty="Nenhum profissional ainda. Cadastre o primeiro."
      actions={({ id, name }) => <AccountRowActions id={id} name={name} />}
      bar={<InvitePickBar picking={picking} words={['escolhido', 'escolhidos']} />}
      forModals={forModals}
    />
  );
}
