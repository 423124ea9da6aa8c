import { Chip, Group, Stack, Text } from '@mantine/core';
import { formatDate } from '../../platform/contract/dates.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { timeOf } from '../referrals.labels.ts';
import type { ChosenAppointment } from './AppointmentPicker.tsx';
import type { FreeDay } from './free-times.contract.ts';

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

type Props = {
  /** Undefined while they are being loaded. */
  days: readonly FreeDay[] | undefined;
  isFetching: boolean;
  value: ChosenAppointment;
  onChange: (value: ChosenAppointment) => void;
};

/** The choice of what is free on some days. */
export function TimeChips({ days, isFetching, value, onChange }: Props) {
  const byArrival = value.startsAt === null;
  const chosen = value.day && value.startsAt !== '' ? keyOf(value.day, value) : '';
  function choose(key: string) {
    const [day = '', startsAt = '', professionalId = ''] = key.split(' ');
    onChange({
      ...{ placeId: value.placeId, day, startsAt: byArrival ? null : Number(startsAt) },
      professionalId: byArrival ? undefined : professionalId || null,
    });
  }
  if (!days) return <LoadingBlock height={160} />;
  return (
    <Chip.Group value={chosen} onChange={(key) => choose(String(key))}>
      <Stack
        gap="sm"
        role="radiogroup"
        aria-label={byArrival ? 'Dias em que se pode vir' : 'Horários livres'}
        aria-busy={isFetching}
      >
        {days.map(({ day, closed, times }) => (
          <div key={day}>
            <Text size="sm" fw={600}>
              {weekday.format(new Date(`${day}T00:00:00Z`))}, {formatDate(day)}
            </Text>
            {closed !== null || (!byArrival && times.length === 0) ? (
              <Text size="sm" c="dimmed">
                {closed ?? 'Sem horários livres'}
              </Text>
            ) : (
              <Group gap="xs" mt={4}>
                {byArrival ? (
                  <Chip value={keyOf(day, { startsAt: null })} variant="outline">
                    Por ordem de chegada
                  </Chip>
                ) : (
                  times.map((time) => (
                    <Chip key={keyOf(day, time)} value={keyOf(day, time)} variant="outline">
                      {timeOf(time.startsAt)}
                      {time.professionalName && ` · ${time.professionalName}`}
                    </Chip>
                  ))
                )}
              </Group>
            )}
          </div>
        ))}
      </Stack>
    </Chip.Group>
  );
}

function keyOf(
  day: string,
  time: { startsAt: number | null | ''; professionalId?: string | null | undefined },
): string {
  return `${day} ${time.startsAt ?? ''} ${time.professionalId ?? ''}`;
}
