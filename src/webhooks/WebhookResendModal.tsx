import { useParams } from 'react-router';
import { ActionModal } from '../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../ui/modal/useModalRecord.ts';
import { webhooksApi } from './useWebhooks.ts';

/** Asks before everything that a system was not told is sent to it once more, as when it is up again. */
export default function WebhookResendModal() {
  const { webhookId = '' } = useParams();
  const { data, error } = useModalRecord(webhooksApi.read.queryOptions({ input: { webhookId } }));
  return (
    <ActionModal
      mode="edit"
      title="Enviar de novo os que falharam"
      explanation={data && explanationOf(data.aside, data.webhook.name)}
      loadError={error}
      action={() => webhooksApi.redeliverFailed.call({ webhookId })}
      doneToast={({ sent }) => sentLabel(sent)}
      failedToast="Os avisos não foram enviados. Veja o motivo na janela."
      buttonLabel="Enviar de novo"
    />
  );
}

function explanationOf(count: number, name: string): string {
  if (count === 0) return `Nenhum aviso a “${name}” está de lado.`;
  const which = count === 1 ? '1 aviso que ficou de lado vai' : `${count} avisos que ficaram de lado vão`;
  return `${which} de novo a “${name}”: com o mesmo identificador e, de cada pessoa ou unidade, na ordem em que aconteceram.`;
}

function sentLabel(count: number): string {
  if (count === 0) return 'Não havia avisos de lado';
  return count === 1 ? '1 aviso a caminho de novo' : `${count} avisos a caminho de novo`;
}
