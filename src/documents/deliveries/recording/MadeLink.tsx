import { Group, Stack, Textarea, TextInput } from '@mantine/core';
import { siteName } from '../../../platform/browser/site-name.ts';
import { dayOf } from '../../../platform/clock/moments.ts';
import { CopyToClipboard } from '../../../ui/clipboard/CopyToClipboard.tsx';

type Props = { url: string; expiresAt: string; confidential: boolean };

/** A link that has just been made, to be copied by itself or in a message: it is not shown again. */
export function MadeLink({ url, expiresAt, confidential }: Props) {
  const asked = confidential
    ? 'a sua data de nascimento, os quatro últimos números do CPF e o código de retirada, que a clínica lhe dá à parte'
    : 'a sua data de nascimento e os quatro últimos números do CPF';
  const message = `Olá! ${siteName()} tem um documento para você: ${url}\nEle pede ${asked}, e vale até ${dayOf(expiresAt)}.`;
  return (
    <Stack gap="sm" role="status">
      <TextInput
        label="Link de entrega"
        description="Entregue-o só à própria pessoa. Ele não será mostrado de novo."
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Textarea
        label="Mensagem pronta"
        description="Para mandar pelo WhatsApp ou por SMS."
        value={message}
        readOnly
        autosize
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs">
        <CopyToClipboard label="Copiar link" copiedLabel="Copiado" value={url} />
        <CopyToClipboard label="Copiar mensagem" copiedLabel="Copiado" value={message} />
      </Group>
    </Stack>
  );
}
