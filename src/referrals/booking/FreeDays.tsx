import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { onDemand } from '../../ui/on-demand/onDemand.tsx';
import type { ChosenAppointment } from './AppointmentPicker.tsx';
import { freeTimesApi } from './useFreeTimes.ts';

/** Days that are seen together. */
const shown = 7;

// Fetched beside what they show: nobody sees them before a place and an occasion are chosen.
const TimeChips = onDemand(
  async () => (await fetchScript(() => import('./TimeChips.tsx'))).TimeChips,
  <LoadingBlock height={160} />,
);

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
      {(data || !error) && <TimeChips days={data?.days} isFetching={isFetching} value={value} onChange={onChange} />}
    </Stack>
  );
}

/** The week before, which does not begin before today. */
function weekBefore(from: string): string {
  const [first = from] = [daysAfter(from, -shown), today()].sort().slice(-1);
  return first;
}
