import { Button, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { dayOf } from '../../../platform/clock/moments.ts';
import { LastUse, PanelItem } from '../../../ui/panel/PanelItem.tsx';
import type { Passkey } from '../passkeys.contract.ts';

type Props = { passkey: Passkey; onRename: () => void; onRemove: () => void };

/** One key, by the name that its user gave it. */
export function PasskeyItem({ passkey, onRename, onRemove }: Props) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <PanelItem
      icon={IconKey}
      name={name}
      actions={
        <>
          <Button variant="default" size="sm" onClick={onRename} aria-label={`Renomear ${name}`}>
            Renomear
          </Button>
          <Button variant="light" color="red" size="sm" onClick={onRemove} aria-label={`Remover ${name}`}>
            Remover
          </Button>
        </>
      }
    >
      <Text size="sm" c="dimmed">
        Acrescentada em <time dateTime={createdAt}>{dayOf(createdAt)}</time> · <LastUse at={lastUsedAt} />
      </Text>
    </PanelItem>
  );
}
