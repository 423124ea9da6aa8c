import { Alert, Button, Text } from '@mantine/core';
import { formatDate } from '../../platform/contract/dates.ts';
import type { ReferralWhole } from '../referrals.contract.ts';
import { whenLabel } from '../referrals.labels.ts';

type Props = {
  /** The referral as it is now; undefined while it is as it was when the window opened. */
  referral: ReferralWhole | undefined;
  onLooked: () => void;
};

/** Says in the open window that another has changed the referral meanwhile, before it is moved over their word. */
export function ChangedReferral({ referral, onLooked }: Props) {
  return (
    <div role="status">
      {referral && (
        <Alert role="group" color="yellow" title="Este encaminhamento mudou agora" mb="md">
          <Text size="sm">{`Agora está marcado para ${appointmentWords(referral)}. O que você escolheu continua aqui.`}</Text>
          <Button size="xs" variant="default" mt="xs" onClick={onLooked}>
            Entendi
          </Button>
        </Alert>
      )}
    </div>
  );
}

/** '12-01-2026, às 08:00, em Clínica Centro' within a sentence. */
export function appointmentWords(referral: Pick<ReferralWhole, 'day' | 'startsAt' | 'placeName'>): string {
  return `${formatDate(referral.day)}, ${whenLabel(referral)}, em ${referral.placeName}`;
}
