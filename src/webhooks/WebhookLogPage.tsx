import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconRefresh, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { deliveryStates, eventLabel, failureLabel } from '../outbox/webhook-events.labels.ts';
import { errorMessage } from '../platform/browser/api-client.ts';
import { preciseMoment } from '../platform/clock/moments.ts';
import type { ColumnsOf } from '../ui/list/column.ts';
import { DataTable } from '../ui/list/DataTable.tsx';
import { ListModals } from '../ui/list/ListModals.tsx';
import { useList } from '../ui/list/useList.ts';
import { useOpenModal } from '../ui/modal/useModalRoute.ts';
import { Page } from '../ui/Page.tsx';
import { RowAction } from '../ui/RowAction.tsx';
import { Status } from '../ui/status/Status.tsx';
import { errorToast, successToast } from '../ui/toast/toast.ts';
import { useSingleFlight } from '../ui/useSingleFlight.ts';
import { webhooksApi } from './useWebhooks.ts';
import { WebhookState } from './WebhookState.tsx';
import type { Delivery, webhooksContract } from './webhooks.contract.ts';

export function meta() {
  return [{ title: 'Histórico do webhook · Zelo' }];
}

const deliveryTones = { waiting: 'blue', delivered: 'green', aside: 'red' } as const;

const columns: ColumnsOf<typeof webhooksContract.listDeliveries> = [
  { header: 'Quando', cell: ({ createdAt }) => preciseMoment(createdAt), sort: 'createdAt', whole: true },
  { header: 'Aviso', cell: ({ event }) => eventLabel(event) },
  { header: 'Situação', cell: ({ state }) => <Status tone={deliveryTones[state]}>{deliveryStates[state]}</Status> },
  { header: 'Tentativas', cell: ({ attempts }) => attempts },
  { header: 'Resposta', cell: answerOf },
  { header: 'Próxima tentativa', cell: ({ state, nextAt }) => (state === 'waiting' ? preciseMoment(nextAt) : '—') },
];

/** What a webhook was told of, and what waits to be told (product 22.5). */
export default function WebhookLogPage() {
  const { webhookId = '' } = useParams();
  const { data, error } = useQuery(webhooksApi.read.queryOptions({ input: { webhookId } }));
  const list = useList(
    '-createdAt',
    (part) => webhooksApi.listDeliveries.queryOptions({ input: { ...part, webhookId } }),
    { quiet: true },
  );
  const act = useSingleFlight(async (send: () => Promise<unknown>, done: string) => {
    try {
      await send();
      successToast(done);
    } catch (failure) {
      errorToast(errorMessage(failure));
    }
    await list.reload();
  });
  const openModal = useOpenModal();
  const test = () => act(() => webhooksApi.test.call({ webhookId }), 'Teste a caminho');
  return (
    <Page
      title={data?.webhook.name ?? 'Webhook'}
      back={{ to: '/webhooks', label: 'Webhooks' }}
      description="O que foi enviado nos últimos 30 dias e o que ainda espera."
      actions={
        <>
          {data && data.aside > 1 && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden="true" />}
              onClick={() => openModal('again')}
            >
              Enviar de novo os que falharam
            </Button>
          )}
          <Button leftSection={<IconSend size={18} aria-hidden="true" />} onClick={test} disabled={!data}>
            Enviar um teste
          </Button>
        </>
      }
    >
      {error && (
        <Alert color="red" role="alert">
          {errorMessage(error)}
        </Alert>
      )}
      {data && (
        <Stack gap="xs" mb="md" align="flex-start">
          <WebhookState {...data.webhook} />
          <Text style={{ overflowWrap: 'anywhere' }}>{data.webhook.url}</Text>
          {!data.webhook.hasSecret && (
            <Alert color="yellow">
              Ainda não há segredo, e sem ele nada é enviado. Crie-o na lista de webhooks, pela chave ao lado do nome.
            </Alert>
          )}
          {data.webhook.failingSince && (
            <Alert color="red">
              Desde {preciseMoment(data.webhook.failingSince)} há avisos que ficaram de lado. Quando o sistema voltar a
              responder, mande-os de novo.
            </Alert>
          )}
        </Stack>
      )}
      <DataTable
        caption="Histórico do webhook"
        columns={columns}
        rows={list.data?.deliveries}
        list={list}
        filters={null}
        empty="Nada foi enviado ainda. Envie um teste para ver se o outro sistema recebe."
        actions={({ id, event, createdAt }) => (
          <RowAction
            label={`Enviar de novo: ${eventLabel(event)}, ${preciseMoment(createdAt)}`}
            icon={IconRefresh}
            onClick={() =>
              act(() => webhooksApi.redeliver.call({ webhookId, deliveryId: id }), 'Aviso a caminho de novo')
            }
          />
        )}
      />
      <ListModals list={list} />
    </Page>
  );
}

function answerOf({ status, reason }: Delivery): string {
  if (!reason) return status === null ? '—' : String(status);
  return status === null ? failureLabel(reason) : `${failureLabel(reason)} (${status})`;
}
