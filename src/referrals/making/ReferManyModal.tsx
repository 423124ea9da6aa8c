import { Alert, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AttendingPlacePicker } from '../../agenda/choosing/AttendingPlacePicker.tsx';
import { agendaApi } from '../../agenda/useAgenda.ts';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { today } from '../../platform/contract/dates.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { countOfPeople } from '../../recalls/recalls.labels.ts';
import { DayField } from '../../ui/fields/DayField.tsx';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { alreadyReferred } from './already-referred.rules.ts';
import { type ManyOccasion, manyOccasions } from './many-occasions.labels.ts';
import { referringApi } from './useReferring.ts';
import { useReferSelection } from './useReferSelection.ts';
import { WhoIsSent } from './WhoIsSent.tsx';

const choices = [
  { value: '', label: 'Escolha a ocasião' },
  ...Object.entries(manyOccasions).map(([value, label]) => ({ value, label })),
];

/** Sends whom somebody has chosen in a list to their exams, one time after another or by order of arrival. */
export default function ReferManyModal() {
  const { onReferred, reload, ...selection } = useReferSelection();
  // As they were when it was opened: what happens to the list meanwhile does not change who is sent.
  const [{ people: chosen, inactive, occasion: known }] = useState(selection);
  const [occasion, setOccasion] = useState<ManyOccasion | ''>(known === 'asked' ? '' : known);
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

  /** What was said of some for one occasion is not said of them for another one. */
  function chooseOccasion(next: string) {
    setOccasion(next as ManyOccasion | '');
    setLeavesOut(false);
    setIsMissing(false);
    referring.reset();
  }

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
    if (occasion === '' || placeId === '' || day === '') return setIsMissing(true);
    const employeeIds = chosen.map(({ id }) => id);
    const open = already && leavesOut ? 'leaveOut' : 'ask';
    try {
      const made = await referring.mutateAsync({ employeeIds, occasion, placeId, day, byArrival, open });
      successToast(`${countOfPeople(made.referralIds.length)}: encaminhamento feito.`);
    } catch (error) {
      setLeavesOut(alreadyReferred(error) !== null);
      errorToast('Ainda não foram encaminhados. Veja o motivo na janela.');
      return;
    }
    onReferred();
    void reload();
    navigate('/referrals', { replace: true });
    return 'done';
  }

  return (
    <FormModal
      mode="edit"
      title={known === 'due' ? 'Encaminhar para os exames a fazer' : 'Encaminhar os escolhidos'}
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      withoutButton={chosen.length === 0}
      busy={referring.isPending}
      onConfirm={confirm}
      buttonLabel={already ? 'Encaminhar os outros' : 'Encaminhar'}
    >
      {chosen.length === 0 ? (
        <Text>
          {inactive > 0
            ? 'Só inativos foram escolhidos. Reative o cadastro de quem vai ser examinado.'
            : 'Ninguém foi escolhido. Feche esta janela e marque na lista quem encaminhar.'}
        </Text>
      ) : (
        <Stack>
          <WhoIsSent people={chosen} inactive={inactive} occasion={occasion} />
          {known === 'asked' && (
            <NativeSelect
              label="Ocasião"
              required
              value={occasion}
              onChange={({ currentTarget }) => chooseOccasion(currentTarget.value)}
              data={choices}
              error={isMissing && occasion === '' ? 'Escolha a ocasião' : undefined}
            />
          )}
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
