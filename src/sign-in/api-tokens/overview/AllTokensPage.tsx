import { Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { dayOf } from '../../../platform/clock/moments.ts';
import { EmailText } from '../../../ui/EmailText.tsx';
import type { ColumnsOf } from '../../../ui/list/column.ts';
import { DataTable } from '../../../ui/list/DataTable.tsx';
import { ListModals } from '../../../ui/list/ListModals.tsx';
import { useList } from '../../../ui/list/useList.ts';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import { Page } from '../../../ui/Page.tsx';
import { RowAction } from '../../../ui/RowAction.tsx';
import { relativeTime } from '../../../ui/relative-time.ts';
import { Status } from '../../../ui/status/Status.tsx';
import { scopeLabels } from '../api-tokens.labels.ts';
import type { allTokensContract } from './all-tokens.contract.ts';
import { allTokenLabels as labels, ownerLabel } from './all-tokens.labels.ts';
import { allTokensApi } from './useAllTokens.ts';

export function meta() {
  return [{ title: 'Chaves de API · Zelo' }];
}

const columns: ColumnsOf<typeof allTokensContract.list> = [
  { header: labels.name, cell: ({ name }) => name, sort: 'name' },
  {
    header: labels.email,
    cell: ({ email, userType }) => (
      <>
        <EmailText address={email} />
        <Text size="sm" c="dimmed">
          {ownerLabel(userType)}
        </Text>
      </>
    ),
    sort: 'email',
  },
  { header: labels.scopes, cell: ({ scopes }) => scopes.map((scope) => scopeLabels[scope]).join(' · ') },
  {
    header: labels.lastUsedAt,
    cell: ({ lastUsedAt }) => (lastUsedAt ? relativeTime(lastUsedAt) : 'ainda não usada'),
    sort: 'lastUsedAt',
  },
  { header: labels.expiresAt, cell: ({ expiresAt }) => <End at={expiresAt} />, sort: 'expiresAt', whole: true },
];

/** Every key by which another system comes in, whoever has made it (product 21.2). */
export default function AllTokensPage() {
  const openModal = useOpenModal();
  const list = useList('expiresAt', (part) => allTokensApi.list.queryOptions({ input: part }), { quiet: true });
  return (
    <Page
      title="Chaves de API"
      description="As chaves com que outros sistemas entram, das empresas e da clínica. Revogar vale na hora. As suas você cria em Configurações."
    >
      <DataTable
        caption="Chaves de API"
        columns={columns}
        rows={list.data?.tokens}
        list={list}
        counted={countLabel}
        empty="Nenhuma chave de API: nenhum outro sistema entra no Zelo."
        actions={({ id, name, email }) => (
          <RowAction
            label={`Revogar ${name}, de ${email}`}
            icon={IconPlugConnectedX}
            color="red"
            onClick={() => openModal(`revoke/${id}`)}
          />
        )}
      />
      <ListModals list={list} />
    </Page>
  );
}

function countLabel(total: number): string {
  return total === 1 ? '1 chave' : `${total} chaves`;
}

function End({ at }: { at: string }) {
  if (at > new Date().toISOString()) return dayOf(at);
  return (
    <>
      {dayOf(at)} <Status tone="red">Vencida</Status>
    </>
  );
}
