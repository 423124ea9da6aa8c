import { Button, Group, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { mediumDate, relativeTime } from '../../../ui/relative-time.ts';
import type { Passkey } from '../passkeys.contract.ts';

type Props = { passkey: Passkey; onRename: () => void; onRemove: () => void };

/** One key, by the name that its user gave it. */
export function PasskeyItem({ passkey, onRename, onRemove }: Props) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Group component="li" justify="space-between" gap="sm" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Group gap="sm" wrap="nowrap" style={{ flex: '1 1 14rem', minWidth: 0 }}>
        <IconKey size={24} stroke={1.5} aria-hidden="true" style={{ flexShrink: 0 }} />
        <div style={{ minWidth: 0 }}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            Acrescentada em <time dateTime={createdAt}>{mediumDate(createdAt)}</time> ·{' '}
            {lastUsedAt ? (
              <>
                último uso: <time dateTime={lastUsedAt}>{relativeTime(lastUsedAt)}</time>
              </>
            ) : (
              'ainda não usada'
            )}
          </Text>
        </div>
      </Group>
      <Group gap="xs">
        <Button variant="default" size="sm" onClick={onRename} aria-label={`Renomear ${name}`}>
          Renomear
        </Button>
        <Button variant="light" color="red" size="sm" onClick={onRemove} aria-label={`Remover ${name}`}>
          Remover
        </Button>
      </Group>
    </Group>
  );
}
