import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useParams } from 'react-router';
import { errorMessage } from '../platform/browser/api-client.ts';
import { IdentityForm } from '../sign-in/second-factor/panel/IdentityForm.tsx';
import { showableOf, useSecondFactor } from '../sign-in/second-factor/useSecondFactor.ts';
import { FormModal } from '../ui/modal/FormModal.tsx';
import { useModalRoute } from '../ui/modal/useModalRoute.ts';
import { SecretOnce } from './SecretOnce.tsx';
import { webhooksApi } from './useWebhooks.ts';

/** Makes the secret by which a system knows that a message is the practice's, and shows it once. */
export default function WebhookSecretModal() {
  const { webhookId = '' } = useParams();
  const { opened, close, onClosed } = useModalRoute();
  const formId = useId();
  const { data, error } = useQuery(webhooksApi.read.queryOptions({ input: { webhookId } }));
  const factors = useSecondFactor();
  const [secret, setSecret] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const failure = error ?? factors.error;
  const isReady = Boolean(data && factors.data);
  return (
    <FormModal
      mode="edit"
      title="Segredo do webhook"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={!isReady && !failure}
      withoutButton={secret !== null || !isReady}
      busy={busy}
      formId={formId}
      buttonLabel={data?.webhook.hasSecret ? 'Criar outro segredo' : 'Criar segredo'}
    >
      {failure && !isReady && (
        <Alert color="red" role="alert">
          {errorMessage(failure)}
        </Alert>
      )}
      {data && secret !== null && <SecretOnce secret={secret} />}
      {data && factors.data && secret === null && (
        <Stack>
          <Text>{explanation(data.webhook)}</Text>
          <IdentityForm
            id={formId}
            showable={showableOf(factors.data)}
            onBusy={setBusy}
            onProven={async (proof) => {
              const made = await webhooksApi.makeSecret.call({ ...proof, webhookId, version: data.webhook.version });
              setSecret(made.secret);
            }}
          />
        </Stack>
      )}
    </FormModal>
  );
}

function explanation({ name, hasSecret }: { name: string; hasSecret: boolean }): string {
  const what = `Com ele “${name}” confere que um aviso é do Zelo.`;
  if (!hasSecret) return `${what} Sem segredo nada é enviado.`;
  return `${what} O de agora ainda vale por 24 horas ao lado do novo, para que o outro sistema possa trocá-lo sem perder nada.`;
}
