import { Alert, Button, Divider, Group, Stack, Text } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { dayOf } from '../../../platform/clock/moments.ts';
import { useMailOn } from '../../../sign-in/links/useWays.ts';
import { validLink } from '../deliveries.rules.ts';
import { daysOfLink, triesOfLink } from '../delivery-link.rules.ts';
import { deliveriesApi, useDeliveriesChanged } from '../useDeliveries.ts';
import { MadeCode } from './MadeCode.tsx';
import { MadeLink } from './MadeLink.tsx';
import { MailedLinkForm } from './MailedLinkForm.tsx';
import type { useMailedLinkForm } from './useDeliveryForms.ts';

type Props = { documentId: string; confidential: boolean; form: ReturnType<typeof useMailedLinkForm> };

/** A link of a document, shown once to be handed on, or sent by e-mail. */
export function LinkForms({ documentId, confidential, form }: Props) {
  const isMailOn = useMailOn();
  const list = useQuery(deliveriesApi.list.queryOptions({ input: { documentId } }));
  const changed = useDeliveriesChanged(documentId);
  const make = useMutation(deliveriesApi.makeLink.mutationOptions({ gcTime: 0, onSuccess: changed }));
  const valid = validLink(list.data?.deliveries ?? []);
  const [mailedCode, setMailedCode] = useState<string | null>(null);
  const { url, expiresAt } = make.data ?? {};
  const code = make.data?.code ?? mailedCode;
  return (
    <Stack>
      <Text size="sm">
        O link abre só este documento, por {daysOfLink} dias, a quem responde a data de nascimento e os quatro últimos
        números do CPF{confidential && ' e diz o código de retirada, que a empresa não tem'}. Com {triesOfLink}{' '}
        respostas erradas ele se encerra. Abri-lo é a prova da entrega.
      </Text>
      {valid && !url && (
        <Alert color="zelo">
          Já há um link que vale até {dayOf(valid.expiresAt ?? '')}. Um novo encerra o anterior.
        </Alert>
      )}
      {make.error && (
        <Alert color="red" role="alert">
          {errorMessage(make.error)}
        </Alert>
      )}
      {url && expiresAt && (
        <MadeLink url={new URL(url, window.location.origin).href} expiresAt={expiresAt} confidential={confidential} />
      )}
      {code && <MadeCode code={code} />}
      <Group>
        <Button
          variant={url ? 'default' : 'filled'}
          leftSection={<IconLink size={18} aria-hidden="true" />}
          onClick={() => make.mutate({ documentId }, { onSuccess: () => setMailedCode(null) })}
          loading={make.isPending}
        >
          {url ? 'Criar outro link' : 'Criar link de entrega'}
        </Button>
      </Group>
      {isMailOn && (
        <>
          <Divider label="ou por e-mail" />
          <MailedLinkForm
            documentId={documentId}
            form={form}
            onMade={(made) => {
              make.reset();
              setMailedCode(made.code);
            }}
          />
        </>
      )}
    </Stack>
  );
}
