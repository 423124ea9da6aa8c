import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconStethoscope } from '@tabler/icons-react';
import { useState } from 'react';
import { href, Link, useNavigate } from 'react-router';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { flushDrafts } from '../../../platform/browser/device/draft-store.ts';
import { occasionLabels } from '../../../programmes/programmes.labels.ts';
import { queueApi } from '../../../referrals/queue/useQueue.ts';
import type { ReferralWhole } from '../../../referrals/referrals.contract.ts';
import { asksForClinical, stateLabels } from '../../../referrals/referrals.labels.ts';
import { useOwnerId } from '../../../sign-in/useProfile.ts';
import { errorToast, successToast } from '../../../ui/toast/toast.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { StillToDo } from './StillToDo.tsx';

/** Says with which referral somebody is being attended, how that stands now, and gives them back to the queue. */
export function AttendedNotice({ referral }: { referral: ReferralWhole }) {
  const navigate = useNavigate();
  const isMine = useOwnerId() === referral.attendedBy;
  const [isBusy, setBusy] = useState(false);
  const { id: referralId, name, occasion, employeeName, placeId } = referral;
  const queue = `/queue?${new URLSearchParams({ placeId })}`;
  const sendBack = useSingleFlight(async () => {
    flushDrafts();
    setBusy(true);
    try {
      await queueApi.sendBack.call({ referralId });
    } catch (error) {
      errorToast(errorMessage(error));
      return;
    } finally {
      setBusy(false);
    }
    successToast(`De volta à fila: ${employeeName}`);
    navigate(queue);
    return 'done';
  });
  return (
    <Alert
      role="note"
      mt="sm"
      py={6}
      px="sm"
      icon={<IconStethoscope size={20} aria-hidden="true" />}
      styles={{ wrapper: { alignItems: 'center' } }}
    >
      <Group gap="4px 16px">
        <Text size="sm" flex="1 1 16rem">
          <strong>
            {name} · {occasionLabels[occasion]}
          </strong>
          {'. '}
          {wordsOf(referral, isMine)}
        </Text>
        {referral.state === 'attending' && isMine && (
          <Button size="compact-sm" variant="default" loading={isBusy} onClick={sendBack}>
            Devolver à fila
          </Button>
        )}
        {referral.documentId && (
          <Anchor
            component={Link}
            size="sm"
            to={href('/documents/issued/:documentId', { documentId: referral.documentId })}
          >
            Ver o documento
          </Anchor>
        )}
        <Anchor component={Link} size="sm" to={queue}>
          Ver a fila
        </Anchor>
      </Group>
      <StillToDo referralId={referralId} />
    </Alert>
  );
}

function wordsOf({ state, attendedByName, exams }: ReferralWhole, isMine: boolean): string {
  if (state === 'attending' && isMine) {
    const document = asksForClinical(exams) ? 'o ASO' : 'o ‘Recibo de exames’ (a guia não tem avaliação clínica)';
    return `Em atendimento: emitir ${document} conclui o encaminhamento.`;
  }
  if (state === 'attending') return `Agora é ${attendedByName} quem atende esta pessoa.`;
  if (state === 'completed') return 'Este encaminhamento está concluído.';
  return `Este encaminhamento está agora como “${stateLabels[state]}”.`;
}
