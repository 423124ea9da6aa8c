import { useParams } from 'react-router';
import { eventLabel } from '../outbox/webhook-events.labels.ts';
import { EditModal } from '../ui/form/EditModal.tsx';
import { webhooksApi } from './useWebhooks.ts';
import { WebhookFields } from './WebhookFields.tsx';
import type { Webhook } from './webhooks.contract.ts';
import { webhookLabels } from './webhooks.labels.ts';

const loadSchema = async () => (await import('./webhooks.schema.ts')).webhookForm;

/** Edits the webhook that the address names. */
export default function WebhookEditModal() {
  const { webhookId = '' } = useParams();
  return (
    <EditModal
      title="Editar webhook"
      loadSchema={loadSchema}
      labels={webhookLabels}
      inWords={inWords}
      read={webhooksApi.read.queryOptions({ input: { webhookId }, select: ({ webhook }) => webhook })}
      toForm={({ name, url, events, active }: Webhook) => ({ name, url, events, active })}
      save={(input, { version }) => webhooksApi.update.call({ ...input, webhookId, version })}
      savedToast="Webhook editado com sucesso!"
      failedToast="Erro ao editar o webhook. Por favor, tente novamente."
    >
      <WebhookFields />
    </EditModal>
  );
}

/** A value of a webhook in words, to be compared with another person's. */
function inWords(_name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((event) => eventLabel(String(event))).join(', ');
  return typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : String(value ?? '');
}
