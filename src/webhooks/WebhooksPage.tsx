import { Anchor } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ColumnsOf } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/DataTable.tsx';
import { ListModals } from '../ui/list/ListModals.tsx';
import { useList } from '../ui/list/useList.ts';
import { CreateButton } from '../ui/modal/CreateButton.tsx';
import { EditAndDelete } from '../ui/modal/EditAndDelete.tsx';
import { useOpenModal } from '../ui/modal/useModalRoute.ts';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import { webhooksApi } from './useWebhooks.ts';
import { WebhookState } from './WebhookState.tsx';
import type { webhooksContract } from './webhooks.contract.ts';
import { webhookLabels as labels } from './webhooks.labels.ts';

export function meta() {
  return [{ title: 'Webhooks · Zelo' }];
}

const columns: ColumnsOf<typeof webhooksContract.list> = [
  {
    header: labels.name,
    cell: ({ id, name }) => (
      <Anchor component={Link} to={`/webhooks/${id}`}>
        {name}
      </Anchor>
    ),
    sort: 'name',
  },
  { header: labels.url, cell: ({ url }) => url },
  { header: 'Situação', cell: (webhook) => <WebhookState {...webhook} />, whole: true },
];

/** Where other systems are told of changes (product 22). */
export default function WebhooksPage() {
  const openModal = useOpenModal();
  const list = useList('name', (part) => webhooksApi.list.queryOptions({ input: part }), { quiet: true });
  return (
    <Page
      title="Webhooks"
      description="Avisos do Zelo a outros sistemas, no momento em que algo muda. Levam só identificadores: o que mudou, o outro sistema pergunta."
      actions={<CreateButton label="Cadastrar webhook" />}
    >
      <DataTable
        caption="Webhooks"
        columns={columns}
        rows={list.data?.webhooks}
        list={list}
        filters={null}
        empty="Nenhum webhook ainda. Cadastre o endereço do sistema que quer ser avisado."
        actions={({ id, name }) => (
          <>
            <RowAction label={`Segredo de ${name}`} icon={IconKey} onClick={() => openModal(`secret/${id}`)} />
            <EditAndDelete id={id} name={name} />
          </>
        )}
      />
      <ListModals list={list} />
    </Page>
  );
}
