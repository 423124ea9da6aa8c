import type { WebhookEvent } from '../outbox/webhook-events.labels.ts';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { CreateModal } from '../ui/modal/CreateModal.tsx';
import { webhooksApi } from './useWebhooks.ts';
import { WebhookFields } from './WebhookFields.tsx';

const loadSchema = async () => (await import('./webhooks.schema.ts')).webhookForm;

const nothing: WebhookEvent[] = [];
const blank = { name: '', url: '', events: nothing, active: true };

/** Makes a webhook, and goes on to its secret: without one nothing is sent. */
export default function WebhookCreateModal() {
  return (
    <CreateModal
      title="Cadastrar webhook"
      form={useSchemaForm(loadSchema, blank)}
      save={(input) => webhooksApi.create.call(input)}
      savedToast="Webhook cadastrado! Agora crie o segredo dele."
      failedToast="Erro ao cadastrar o webhook. Veja os campos."
      buttonLabel="Cadastrar"
      next={({ webhook }) => `secret/${webhook.id}`}
    >
      <WebhookFields />
    </CreateModal>
  );
}
