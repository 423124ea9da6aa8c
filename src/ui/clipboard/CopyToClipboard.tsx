import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

type Props = { value: string; label: string; copiedLabel: string };

/** Puts something into the clipboard, and says so; not there where browsers give no clipboard: on pages of no secure address. */
export function CopyToClipboard({ value, label, copiedLabel }: Props) {
  if (!window.isSecureContext) return null;
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          onClick={copy}
          leftSection={copied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
        >
          {copied ? copiedLabel : label}
        </Button>
      )}
    </CopyButton>
  );
}
