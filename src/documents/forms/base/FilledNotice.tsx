import { Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Props = { onUndo: () => void; children: ReactNode };

/** Says that something was filled in by a click, and takes it back by another. */
export function FilledNotice({ onUndo, children }: Props) {
  return (
    <Group gap="sm" wrap="nowrap" justify="space-between">
      <Text size="sm" role="status">
        {children}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ flexShrink: 0 }}
        leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
        onClick={onUndo}
      >
        Desfazer
      </Button>
    </Group>
  );
}
