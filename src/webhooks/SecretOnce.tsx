import { Group, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CopyToClipboard } from '../ui/clipboard/CopyToClipboard.tsx';

/** A secret that has just been made, to be copied: it is not shown again. */
export function SecretOnce({ secret }: { secret: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Stack gap="sm" role="status">
      <TextInput
        ref={input}
        label="Segredo"
        description="Entregue-o só a quem cuida do outro sistema. Ele não será mostrado de novo."
        value={secret}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group>
        <CopyToClipboard value={secret} label="Copiar segredo" copiedLabel="Copiado" />
      </Group>
    </Stack>
  );
}
