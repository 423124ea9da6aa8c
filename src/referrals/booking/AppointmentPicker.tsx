import { Alert, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { agendaApi } from '../../agenda/useAgenda.ts';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import { whenLabel } from '../referrals.labels.ts';
import { FreeDays } from './FreeDays.tsx';

/** Where and when, as far as it is chosen: no time is the empty text, null is by order of arrival. */
export type ChosenAppointment = {
  placeId: string;
  day: string;
  startsAt: number | null | '';
  professionalId: string | null | undefined;
};

export const nothingChosen: ChosenAppointment = { placeId: '', day: '', startsAt: '', professionalId: undefined };

type Props = {
  occasion: Occasion | '';
  value: ChosenAppointment;
  onChange: (value: ChosenAppointment) => void;
  errors?: { placeId?: string | undefined; day?: string | undefined; startsAt?: string | undefined };
};

/** The choice of a place and of what is free there, day by day, or of a day to come without a time. */
export function AppointmentPicker({ occasion, value, onChange, errors = {} }: Props) {
  const { data, error } = useQuery(agendaApi.listPlaces.queryOptions({ input: {} }));
  const places = data?.carePlaces ?? [];
  const place = places.find(({ id }) => id === value.placeId);
  const byArrival = value.startsAt === null;
  return (
    <Stack gap="md">
      {error && <Alert color="red">{errorMessage(error)}</Alert>}
      {data && places.length === 0 && (
        <Alert color="yellow">A clínica ainda não cadastrou um local de atendimento.</Alert>
      )}
      <NativeSelect
        name="placeId"
        label="Local de atendimento"
        required
        value={value.placeId}
        error={errors.placeId}
        description={place?.address}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={({ target }) => onChange({ ...nothingChosen, placeId: target.value })}
        data={[{ value: '', label: 'Selecione' }, ...places.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {place?.byArrival && (
        <Radio.Group
          label="Como"
          value={byArrival ? 'arrival' : 'time'}
          onChange={(way) => onChange({ ...value, startsAt: way === 'arrival' ? null : '', professionalId: undefined })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="time" label="Com hora marcada" />
            <Radio value="arrival" label="Por ordem de chegada" />
          </Stack>
        </Radio.Group>
      )}
      {place && occasion !== '' && <FreeDays occasion={occasion} value={value} onChange={onChange} />}
      {place && occasion === '' && <Text c="dimmed">Escolha a ocasião para ver os horários livres.</Text>}
      {value.day !== '' && value.startsAt !== '' && (
        <Text role="status" fw={600}>
          Escolhido: {formatDate(value.day)}, {whenLabel({ startsAt: value.startsAt })}
        </Text>
      )}
      {(errors.day ?? errors.startsAt) && (
        <Alert color="red" role="alert">
          {errors.day ?? errors.startsAt}
        </Alert>
      )}
    </Stack>
  );
}
