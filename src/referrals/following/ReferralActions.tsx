import { Button, Group } from '@mantine/core';
import { IconCalendarRepeat, IconCalendarX, IconFileText, IconUserPlus } from '@tabler/icons-react';
import { href, Link } from 'react-router';
import { useProfile } from '../../sign-in/useProfile.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { GuideButtons } from '../guide/GuideButtons.tsx';
import { stateAfter } from '../referral-steps.rules.ts';
import type { ReferralWhole } from '../referrals.contract.ts';

/** What can be done with a referral as it stands. */
export function ReferralActions({ referral: { id, state, documentId } }: { referral: ReferralWhole }) {
  const openModal = useOpenModal();
  const type = useProfile()?.user.type;
  const isClinical = type === 'company' || type === 'professional';
  return (
    <Group gap="sm">
      {documentId !== null && isClinical && (
        <Button
          component={Link}
          to={href('/documents/issued/:documentId', { documentId })}
          leftSection={<IconFileText size={18} aria-hidden="true" />}
        >
          Abrir o ASO
        </Button>
      )}
      <GuideButtons referralId={id} />
      {stateAfter('move', state) && (
        <Button
          variant="default"
          leftSection={<IconCalendarRepeat size={18} aria-hidden="true" />}
          onClick={() => openModal('move')}
        >
          Remarcar
        </Button>
      )}
      {stateAfter('cancel', state) && (
        <Button
          variant="default"
          leftSection={<IconCalendarX size={18} aria-hidden="true" />}
          onClick={() => openModal('cancel')}
        >
          Cancelar encaminhamento
        </Button>
      )}
      <Button
        variant="default"
        component={Link}
        to="/referrals/create"
        leftSection={<IconUserPlus size={18} aria-hidden="true" />}
      >
        Encaminhar outro
      </Button>
    </Group>
  );
}
