import { useParams } from 'react-router';
import { ActionModal } from '../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../ui/modal/useModalRecord.ts';
import { webhooksApi } from './useWebhooks.ts';

/** Asks before a webhook ends, with what waits for it. */
export default function WebhookDeleteModal() {
  const { webhookId = '' } = useParams();
  const { data, error, refetch } = useModalRecord(webhooksApi.read.queryOptions({ input: { webhookId } }));
  return (
    <ActionModal
      mode="delete"
      title="Excluir webhook"
      explanation={
        data &&
        `“${data.webhook.name}” não será mais avisado de nada, nem do que ainda espera para ser enviado. O histórico dele é apagado.`
      }
      loadError={error}
      refetch={refetch}
      action={() => webhooksApi.remove.call({ webhookId, version: data?.webhook.version })}
      doneToast="Webhook excluído com sucesso!"
      failedToast="Erro ao excluir o webhook. Veja o motivo na janela."
    />
  );
}
