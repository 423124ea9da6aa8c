import { Alert, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { isChangedByOther } from '../../platform/contract/changed-by-other.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { useListOfModal } from '../../ui/list/ListModals.tsx';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { AppointmentPicker, type ChosenAppointment, nothingChosen } from '../booking/AppointmentPicker.tsx';
import { OccasionQuestion } from '../OccasionQuestion.tsx';
import { stateAfter } from '../referral-steps.rules.ts';
import type { ReferralWhole } from '../referrals.contract.ts';
import { stateLabels } from '../referrals.labels.ts';
import { referralsApi } from '../useReferrals.ts';
import { appointmentWords, ChangedReferral } from './ChangedReferral.tsx';

/** Gives a referral another place or time: the one before is free at the same moment. */
export default function ReferralMoveModal() {
  const { referralId = '' } = useParams();
  const { data, error, refetch } = useQuery(referralsApi.read.queryOptions({ input: { referralId } }));
  const [chosen, setChosen] = useState<ChosenAppointment | null>(null);
  /** What stands chosen before anything was: closing the window loses nothing. */
  const [offered, setOffered] = useState<ChosenAppointment | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { opened, close, onClosed } = useModalRoute();
  const screen = useListOfModal();
  const moving = useMutation(referralsApi.move.mutationOptions());
  const referral = data?.referral;
  /** As it was last looked at: what another has changed since is shown before anything is moved over it. */
  const [looked, setLooked] = useState<ReferralWhole | null>(null);
  if (referral && !looked) setLooked(referral);
  const isOver = referral !== undefined && !stateAfter('move', referral.state);
  const hasChanged = looked !== null && looked.version !== referral?.version && !moving.isPending && !moving.isSuccess;
  const value = chosen ?? offered ?? { ...nothingChosen, placeId: referral?.placeId ?? '' };
  const issues = issuesOf(moving.error);
  const problem = (path: string) => issues.find((issue) => issue.path === path)?.message;

  async function confirm() {
    const { placeId, day, startsAt, professionalId } = value;
    if (placeId === '' || day === '' || startsAt === '') return setIsMissing(true);
    try {
      const wish = { referralId, placeId, day, startsAt, professionalId };
      await moving.mutateAsync({ ...wish, version: looked?.version, occasionConfirmed: isConfirmed });
    } catch (failure) {
      if (isChangedByOther(failure)) await refetch();
      errorToast('Não foi remarcado. Veja o motivo na janela.');
      return;
    }
    successToast('Remarcado.');
    close();
    void screen.reload();
    return 'done';
  }

  return (
    <FormModal
      mode="edit"
      title="Remarcar"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      dirty={chosen !== null}
      loading={!referral && !error}
      withoutButton={!referral || isOver}
      busy={moving.isPending}
      onConfirm={confirm}
      buttonLabel="Remarcar"
    >
      {error && !referral ? (
        <Alert color="red">{errorMessage(error)}</Alert>
      ) : isOver ? (
        <Alert color="red" role="alert">
          {`Não pode mais ser remarcado: está como “${stateLabels[referral.state]}”.`}
        </Alert>
      ) : (
        <>
          {looked && (
            <Text mb="md">
              {`Está marcado para ${appointmentWords(looked)}. Esse horário fica livre quando o novo for confirmado.`}
            </Text>
          )}
          <ChangedReferral
            referral={hasChanged ? referral : undefined}
            onLooked={() => {
              setLooked(referral ?? null);
              moving.reset();
            }}
          />
          <AppointmentPicker
            occasion={referral?.occasion ?? ''}
            value={value}
            onChange={(next) => {
              setChosen(next);
              setIsMissing(false);
              setIsConfirmed(false);
              moving.reset();
            }}
            onOnly={chosen === null ? setOffered : setChosen}
            errors={{
              placeId: problem('placeId') ?? (isMissing && value.placeId === '' ? 'Escolha o local' : undefined),
              day: problem('day'),
              startsAt: problem('startsAt') ?? (isMissing ? 'Escolha um horário' : undefined),
            }}
          />
          <OccasionQuestion
            issues={issues}
            label="Está certo, remarcar assim"
            isConfirmed={isConfirmed}
            onConfirm={setIsConfirmed}
          />
          {moving.error && issues.length === 0 && (
            <Alert color="red" role="alert" mt="md">
              {errorMessage(moving.error)}
            </Alert>
          )}
        </>
      )}
    </FormModal>
  );
}
