import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { CopyToClipboard } from '../ui/clipboard/CopyToClipboard.tsx';

type Props = { label: string; hint: string; url: string; canOpen: boolean };

/** An address that has just been made, to be copied: it is not shown again. */
export function ShownAddress({ label, hint, url, canOpen }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // The button that made it may be far below: where the address appears, whoever uses the keyboard goes on.
  useEffect(() => {
    if (url) input.current?.focus();
  }, [url]);
  return (
    <Stack gap="sm" role="status">
      <TextInput
        ref={input}
        label={label}
        description={`${hint} Ele não será mostrado de novo.`}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs">
        <CopyToClipboard value={url} label="Copiar link" copiedLabel="Copiado" />
        {canOpen && (
          <Button
            variant="default"
            component="a"
            href={url}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={18} aria-hidden="true" />}
          >
            Abrir em outra aba
          </Button>
        )}
      </Group>
    </Stack>
  );
}
