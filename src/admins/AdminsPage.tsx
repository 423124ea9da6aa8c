import { AccountName } from '../sign-in/accounts/AccountName.tsx';
import { AccountRowActions } from '../sign-in/accounts/AccountRowActions.tsx';
import { InvitePickBar } from '../sign-in/accounts/inviting/InvitePickBar.tsx';
import { useInviting } from '../sign-in/accounts/inviting/useInviting.ts';
import { EmailText } from '../ui/EmailText.tsx';
import type { ColumnsOf } from '../ui/list/column.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { pickColumn } from '../ui/list/picking/pickColumn.tsx';
import { useList } from '../ui/list/useList.ts';
import type { AdminRow, adminsContract } from './admins.contract.ts';
import { adminLabels as labels } from './admins.labels.ts';
import { adminsApi } from './useAdmins.ts';

export function meta() {
  return [{ title: 'Administradores · Zelo' }];
}

const columns: ColumnsOf<typeof adminsContract.list> = [
  { header: labels.name, cell: ({ name, user }) => <AccountName name={name} user={user} />, sort: 'name' },
  { header: labels.email, cell: ({ user }) => <EmailText address={user.email} />, sort: 'email', plain: true },
  { header: labels.cpf, cell: ({ cpf }) => cpf, sort: 'cpf', whole: true },
  { header: labels.phone_number, cell: ({ phone_number }) => phone_number, sort: 'phone_number', whole: true },
];

const nameOf = ({ name }: AdminRow) => name;

export default function AdminsPage() {
  const list = useList('name', (input) => adminsApi.list.queryOptions({ input }));
  const { picking, mayInvite, forModals } = useInviting({ rows: list.data?.admins, isStale: list.isStale }, nameOf);
  return (
    <ListPage
      caption="Administradores"
      create={{ label: 'Cadastrar administrador', to: '/admins/create' }}
      columns={mayInvite ? [pickColumn(picking, nameOf), ...columns] : columns}
      rows={list.data?.admins}
      list={list}
      searchLabel="Buscar por nome, CPF, e-mail ou contato"
      empty="Nenhum administrador ainda. Cadastre o primeiro."
      actions={({ id, name }) => <AccountRowActions id={id} name={name} />}
      bar={<InvitePickBar picking={picking} words={['escolhido', 'escolhidos']} />}
      forModals={forModals}
    />
  );
}
