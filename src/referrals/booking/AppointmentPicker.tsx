import { Alert, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AttendingPlacePicker } from '../../agenda/choosing/AttendingPlacePicker.tsx';
import { agendaApi } from '../../agenda/useAgenda.ts';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { fetchScript } from '../../platform/browser/scripts.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { onDemand } from '../../ui/on-demand/onDemand.tsx';

// Fetched when it is shown: nobody sees it before a place and an occasion are chosen.
const FreeDays = onDemand(
  async () => (await fetchScript(() => import('./FreeDays.tsx'))).FreeDays,
  <LoadingBlock height={260} />,
);

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
  /** Told what needs no choice, which is nothing that the user has changed. */
  onOnly: (value: ChosenAppointment) => void;
  errors?: { placeId?: string | undefined; day?: string | undefined; startsAt?: string | undefined };
};

/** The choice of a place and of what is free there, day by day, or of a day to come without a time. */
export function AppointmentPicker({ occasion, value, onChange, onOnly, errors = {} }: Props) {
  const { data, error } = useQuery(agendaApi.listPlaces.queryOptions({ input: {} }));
  const place = data?.carePlaces.find(({ id }) => id === value.placeId);
  const byArrival = value.startsAt === null;
  return (
    <Stack gap="sm">
      {error && <Alert color="red">{errorMessage(error)}</Alert>}
      <SimpleGrid cols={{ base: 1, sm: place?.byArrival ? 2 : 1 }}>
        <AttendingPlacePicker
          places={data?.carePlaces}
          value={value.placeId}
          onChange={(placeId) => onChange({ ...nothingChosen, placeId })}
          onOnly={(placeId) => onOnly({ ...nothingChosen, placeId })}
          error={errors.placeId ?? (place && !place.hasHours && timeProblem(value, errors) ? noHours : undefined)}
        />
        {place?.byArrival && (
          <Radio.Group
            label="Como"
            value={byArrival ? 'arrival' : 'time'}
            onChange={(way) =>
              onChange({ ...value, startsAt: way === 'arrival' ? null : '', professionalId: undefined })
            }
          >
            <Group gap="lg" mt="xs">
              <Radio value="time" label="Com hora marcada" />
              <Radio value="arrival" label="Por ordem de chegada" />
            </Group>
          </Radio.Group>
        )}
      </SimpleGrid>
      {place?.hasHours && occasion !== '' && (
        <FreeDays
          key={`${value.placeId} ${occasion}`}
          occasion={occasion}
          value={value}
          onChange={onChange}
          onFirst={onOnly}
          error={timeProblem(value, errors)}
        />
      )}
      {place?.hasHours && occasion === '' && <Text c="dimmed">Escolha a ocasião para ver os horários livres.</Text>}
    </Stack>
  );
}

const noHours = 'Escolha um local que tenha horários de atendimento';

/** What is wrong with what was chosen of a place's days: they are one field, whichever part of it the rules name. */
function timeProblem({ day, startsAt }: ChosenAppointment, errors: NonNullable<Props['errors']>): string | undefined {
  const message = errors.startsAt ?? errors.day;
  if (!message || (day !== '' && startsAt !== '')) return message;
  return startsAt === null ? 'Escolha um dia' : 'Escolha um horário';
}
