import { Button, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { dayOf } from '../../platform/clock/moments.ts';
import { PanelItem } from '../../ui/panel/PanelItem.tsx';
import { relativeTime } from '../../ui/relative-time.ts';
import { Status } from '../../ui/status/Status.tsx';
import type { Session } from './sessions.contract.ts';

type Props = { session: Session; busy: boolean; onEnd: () => void };

/** One device with its last use; the one in use can't be ended here. */
export function SessionItem({ session, busy, onEnd }: Props) {
  const { device, address, createdAt, lastUsedAt, current } = session;
  return (
    <PanelItem
      icon={/iPhone|iPad|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop}
      name={device}
      badge={current && <Status tone="green">Este aparelho</Status>}
      actions={
        !current && (
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
        )
      }
    >
      <Text size="sm" c="dimmed">
        Último uso: {current ? 'agora' : <time dateTime={lastUsedAt}>{relativeTime(lastUsedAt)}</time>} · entrou em{' '}
        <time dateTime={createdAt}>{dayOf(createdAt)}</time> · {address || 'endereço desconhecido'}
      </Text>
    </PanelItem>
  );
}
