import { Group, Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { relativeTime } from '../relative-time.ts';

type Props = { icon: TablerIcon; name: string; badge?: ReactNode; actions?: ReactNode; children: ReactNode };

/** One thing of a `ListPanel`: its name, what is known of it below, and what can be done with it. */
export function PanelItem({ icon: Icon, name, badge, actions, children }: Props) {
  return (
    <Group component="li" justify="space-between" gap="sm" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Group gap="sm" wrap="nowrap" style={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Icon size={24} stroke={1.5} aria-hidden="true" style={{ flexShrink: 0 }} />
        <div style={{ minWidth: 0 }}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name} {badge}
          </Text>
          {children}
        </div>
      </Group>
      {actions && <Group gap="xs">{actions}</Group>}
    </Group>
  );
}

/** When a thing was used last. */
export function LastUse({ at }: { at: string | null }) {
  if (!at) return 'ainda não usada';
  return (
    <>
      último uso: <time dateTime={at}>{relativeTime(at)}</time>
    </>
  );
}
