import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { leftOutText } from '../../referrals/making/many-occasions.labels.ts';
import { PickBar } from '../../ui/list/picking/PickBar.tsx';
import type { Picking } from '../../ui/list/picking/usePicking.ts';
import { ExportMenu } from '../../ui/list/tools/ExportMenu.tsx';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import type { ListedEmployee } from '../employees.contract.ts';

type Props = { picking: Picking<ListedEmployee>; companyId: string };

/** What can be done with the employees that were chosen. */
export function EmployeePickBar({ picking, companyId }: Props) {
  const openModal = useOpenModal();
  const { picked } = picking;
  const inactive = [...picked.values()].filter(({ inactivatedAt }) => inactivatedAt !== null).length;
  return (
    <PickBar picking={picking} words={['escolhido', 'escolhidos']} notes={inactive > 0 ? [leftOutText(inactive)] : []}>
      <Button
        leftSection={<IconSend size={18} aria-hidden="true" />}
        disabled={inactive === picked.size}
        onClick={() => openModal('refer')}
      >
        Encaminhar
      </Button>
      <ExportMenu
        label="Exportar escolhidos"
        list={{ path: ['employees', 'records'], input: { companyId, ids: [...picked.keys()].join(',') } }}
      />
    </PickBar>
  );
}
