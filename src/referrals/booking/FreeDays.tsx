import { Alert, Button, Chip, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { timeOf } from '../referrals.labels.ts';
import type { ChosenAppointment } from './AppointmentPicker.tsx';
import { freeTimesApi } from './useFreeTimes.ts';

/** Days that are seen together. */
const shown = 7;

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

type Props = {
  occasion: Occasion;
  value: ChosenAppointment;
  onChange: (value: ChosenAppointment) => void;
};

/** A week of a place: what is free on each day, or why nothing is. */
export function FreeDays({ occasion, value, onChange }: Props) {
  const { placeId } = value;
  const [from, setFrom] = useState(() => value.day || today());
  const { data, error, isFetching } = useQuery(
    freeTimesApi.read.queryOptions({ input: { placeId, from, days: shown, occasion } }),
  );
  const byArrival = value.startsAt === null;
  const chosen = value.day && value.startsAt !== '' ? keyOf(value.day, value) : '';
  function choose(key: string) {
    const [day = '', startsAt = '', professionalId = ''] = key.split(' ');
    onChange({
      ...{ placeId, day, startsAt: byArrival ? null : Number(startsAt) },
      professionalId: byArrival ? undefined : professionalId || null,
    });
  }
  return (
    <Stack gap="sm" component="section" aria-label="Dias">
      <Group justify="space-between">
        <Button
          variant="default"
          size="compact-sm"
          disabled={from <= today()}
          onClick={() => setFrom(weekBefore(from))}
        >
          Semana anterior
        </Button>
        <Text size="sm" aria-live="polite">
          {formatDate(from)} a {formatDate(daysAfter(from, shown - 1))}
        </Text>
        <Button variant="default" size="compact-sm" onClick={() => setFrom(daysAfter(from, shown))}>
          Próxima semana
        </Button>
      </Group>
      {error && <Alert color="red">{errorMessage(error)}</Alert>}
      {!data && !error && <LoadingBlock height={160} />}
      {data && (
        <Chip.Group value={chosen} onChange={(key) => choose(String(key))}>
          <Stack
            gap="sm"
            role="radiogroup"
            aria-label={byArrival ? 'Dias em que se pode vir' : 'Horários livres'}
            aria-busy={isFetching}
          >
            {data.days.map(({ day, closed, times }) => (
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
      )}
    </Stack>
  );
}

/** The week before, which does not begin before today. */
function weekBefore(from: string): string {
  const [first = from] = [daysAfter(from, -shown), today()].sort().slice(-1);
  return first;
}

function keyOf(
  day: string,
  time: { startsAt: number | null | ''; professionalId?: string | null | undefined },
): string {
  return `${day} ${time.startsAt ?? ''} ${time.professionalId ?? ''}`;
}
