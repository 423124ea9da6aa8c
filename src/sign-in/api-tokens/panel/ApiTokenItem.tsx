import { Button, Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { dayOf } from '../../../platform/clock/moments.ts';
import { LastUse, PanelItem } from '../../../ui/panel/PanelItem.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import type { ApiToken } from '../api-tokens.contract.ts';
import { scopeLabels } from '../api-tokens.labels.ts';

/** One key: what it may do, until when, and when it was used. */
export function ApiTokenItem({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const { name, scopes, expiresAt, lastUsedAt } = token;
  const hasEnded = expiresAt <= new Date().toISOString();
  return (
    <PanelItem
      icon={IconPlugConnected}
      name={name}
      badge={hasEnded && <Status tone="red">Vencida</Status>}
      actions={
        <Button variant="light" color="red" size="sm" onClick={onRevoke} aria-label={`Revogar ${name}`}>
          Revogar
        </Button>
      }
    >
      <Text size="sm">{scopes.map((scope) => scopeLabels[scope]).join(' · ')}</Text>
      <Text size="sm" c="dimmed">
        {hasEnded ? 'Venceu' : 'Vence'} em <time dateTime={expiresAt}>{dayOf(expiresAt)}</time> ·{' '}
        <LastUse at={lastUsedAt} />
      </Text>
    </PanelItem>
  );
}
