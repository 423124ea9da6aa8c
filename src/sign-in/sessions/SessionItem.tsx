import { Badge, Button, Group, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { mediumDate, relativeTime } from '../../ui/relative-time.ts';
import type { Session } from './sessions.contract.ts';

type Props = { session: Session; busy: boolean; onEnd: () => void };

/** One device with its last use; the one in use can't be ended here. */
export function SessionItem({ session, busy, onEnd }: Props) {
  const { device, address, createdAt, lastUsedAt, current } = session;
  const Icon = /iPhone|iPad|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <Group component="li" justify="space-between" gap="sm" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Group gap="sm" wrap="nowrap" style={{ flex: '1 1 14rem' }}>
        <Icon size={24} stroke={1.5} aria-hidden="true" style={{ flexShrink: 0 }} />
        <div>
          <Group gap="xs">
            <Text fw={600}>{device}</Text>
            {current && (
              <Badge variant="light" tt="none">
                Este aparelho
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            Último uso: {current ? 'agora' : <time dateTime={lastUsedAt}>{relativeTime(lastUsedAt)}</time>} · entrou em{' '}
            <time dateTime={createdAt}>{mediumDate(createdAt)}</time> · {address || 'endereço desconhecido'}
          </Text>
        </div>
      </Group>
      {!current && (
        <Button
          variant="light"
          color="red"
          size="sm"
          loading={busy}
          onClick={onEnd}
          aria-label={`Encerrar a sessão em ${device}, último uso ${relativeTime(lastUsedAt)}`}
        >
          Encerrar
        </Button>
      )}
    </Group>
  );
}
