import { Alert, Radio, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AttendingPlacePicker } from '../../agenda/choosing/AttendingPlacePicker.tsx';
import { agendaApi } from '../../agenda/useAgenda.ts';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { today } from '../../platform/contract/dates.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { countOfPeople } from '../../recalls/recalls.labels.ts';
import { type RecallContext, useRecallSelection } from '../../recalls/useRecallSelection.ts';
import { DayField } from '../../ui/fields/DayField.tsx';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { alreadyReferred } from './already-referred.rules.ts';
import { referringApi } from './useReferring.ts';

/** Sends whom somebody has chosen in 'Vencimentos' to their periodic exam, one time after another or by order of arrival. */
export default function ReferManyModal() {
  const { people, onRecalled, reload } = useRecallSelection();
  // As they were when it was opened: what happens to the list meanwhile does not change who is sent.
  const [chosen] = useState(people);
  const [placeId, setPlaceId] = useState('');
  const [day, setDay] = useState(today);
  const [way, setWay] = useState<'time' | 'arrival'>('time');
  const [leavesOut, setLeavesOut] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const { opened, close, onClosed } = useModalRoute();
  const navigate = useNavigate();
  const { data, error: unread } = useQuery(agendaApi.listPlaces.queryOptions({ input: {} }));
  const referring = useMutation(referringApi.referMany.mutationOptions());
  const takesAnybody = data?.carePlaces.find(({ id }) => id === placeId)?.byArrival ?? false;
  const byArrival = takesAnybody && way === 'arrival';
  const already = alreadyReferred(referring.error);
  const issues = issuesOf(referring.error);
  const problem = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const other = issues.find(({ path }) => path !== 'placeId' && path !== 'day');

  /** What was said of a place or a day is not said of another one. */
  function choosePlace(id: string) {
    setPlaceId(id);
    setIsMissing(false);
    if (problem('placeId') ?? problem('day')) referring.reset();
  }

  function chooseDay(next: string) {
    setDay(next);
    if (next !== day && problem('day')) referring.reset();
  }

  async function confirm() {
    if (placeId === '' || day === '') return setIsMissing(true);
    const employeeIds = chosen.map(({ id }) => id);
    const open = already && leavesOut ? 'leaveOut' : 'ask';
    try {
      const made = await referring.mutateAsync({ employeeIds, occasion: 'due', placeId, day, byArrival, open });
      successToast(`${countOfPeople(made.referralIds.length)}: encaminhamento feito.`);
    } catch (error) {
      setLeavesOut(alreadyReferred(error) !== null);
      errorToast('Ainda não foram encaminhados. Veja o motivo na janela.');
      return;
    }
    onRecalled();
    void reload();
    navigate('/referrals', { replace: true });
    return 'done';
  }

  return (
    <FormModal
      mode="edit"
      title="Encaminhar para os exames a fazer"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      withoutButton={chosen.length === 0}
      busy={referring.isPending}
      onConfirm={confirm}
      buttonLabel={already ? 'Encaminhar os outros' : 'Encaminhar'}
    >
      {chosen.length === 0 ? (
        <Text>Ninguém foi escolhido. Feche esta janela e marque na lista quem encaminhar.</Text>
      ) : (
        <Stack>
          <Text>
            {countOfPeople(chosen.length)}, cada um com a ocasião que tem por fazer, os exames do seu protocolo e a sua
            guia: {occasionsOf(chosen)}.
          </Text>
          {unread && <Alert color="red">{errorMessage(unread)}</Alert>}
          <AttendingPlacePicker
            places={data?.carePlaces}
            value={placeId}
            onChange={choosePlace}
            onOnly={setPlaceId}
            error={problem('placeId') ?? (isMissing && placeId === '' ? 'Escolha o local' : undefined)}
          />
          <DayField
            label="A partir de"
            value={day}
            onChange={chooseDay}
            error={problem('day') ?? (isMissing && day === '' ? 'Escolha o dia' : undefined)}
          />
          <Radio.Group
            label="Como"
            value={byArrival ? 'arrival' : 'time'}
            onChange={(value) => setWay(value === 'arrival' ? 'arrival' : 'time')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="time" label="Um horário depois do outro, em até 31 dias" />
              <Radio value="arrival" label="Todos nesse dia, por ordem de chegada" disabled={!takesAnybody} />
            </Stack>
          </Radio.Group>
          {already && (
            <Alert color="yellow" role="alert">
              {already.open === 1 ? '1 pessoa já tem' : `${already.open} pessoas já têm`} um encaminhamento em aberto
              para a ocasião e {already.open === 1 ? 'fica' : 'ficam'} de fora. Confirme para encaminhar{' '}
              {already.total - already.open} de {already.total}.
            </Alert>
          )}
          {other && (
            <Alert color="red" role="alert">
              {other.message}
            </Alert>
          )}
          {referring.error && !already && issues.length === 0 && (
            <Alert color="red" role="alert">
              {errorMessage(referring.error)}
            </Alert>
          )}
        </Stack>
      )}
    </FormModal>
  );
}

/** For what they are sent, in words. */
function occasionsOf(people: RecallContext['people']): string {
  const never = people.filter(({ state }) => state === 'neverExamined').length;
  const others = people.length - never;
  return [
    ...(never > 0 ? [`admissional de ${countOfPeople(never)}`] : []),
    ...(others > 0 ? [`periódico, ou mudança de riscos onde é o caso, de ${countOfPeople(others)}`] : []),
  ].join('; ');
}
