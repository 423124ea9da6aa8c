import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { PickBar } from '../../../ui/list/picking/PickBar.tsx';
import type { Picking } from '../../../ui/list/picking/usePicking.ts';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';

type Props<Row extends { id: string }> = { picking: Picking<Row>; words: [one: string, many: string] };

/** What can be done with the users that were chosen. */
export function InvitePickBar<Row extends { id: string }>(props: Props<Row>) {
  const openModal = useOpenModal();
  return (
    <PickBar {...props}>
      <Button leftSection={<IconMailForward size={18} aria-hidden="true" />} onClick={() => openModal('invite')}>
        Convidar
      </Button>
    </PickBar>
  );
}
