import { Button, CopyButton, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { siteName } from '../../../platform/browser/site-name.ts';
import { mediumDate } from '../../../ui/relative-time.ts';

/** A link that has just been made, to be copied by itself or in a message: it is not shown again. */
export function MadeLink({ url, expiresAt }: { url: string; expiresAt: string }) {
  const message = `Olá! ${siteName()} tem um documento para você: ${url}\nEle pede a sua data de nascimento e os quatro últimos números do CPF, e vale até ${mediumDate(expiresAt)}.`;
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
      {/* Browsers give the clipboard to pages of a secure address only. */}
      {window.isSecureContext && (
        <Group gap="xs">
          <Copy label="Copiar link" value={url} />
          <Copy label="Copiar mensagem" value={message} />
        </Group>
      )}
    </Stack>
  );
}

function Copy({ label, value }: { label: string; value: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          onClick={copy}
          leftSection={copied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
        >
          {copied ? 'Copiado' : label}
        </Button>
      )}
    </CopyButton>
  );
}
