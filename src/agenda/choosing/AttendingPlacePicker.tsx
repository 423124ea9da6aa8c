import { NativeSelect, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { onDemand } from '../../ui/on-demand/onDemand.tsx';
import type { ListedPlace } from '../agenda.contract.ts';

const NoPlacePicker = onDemand(async () => (await fetchScript(() => import('./NoPlacePicker.tsx'))).NoPlacePicker);

const NoHoursPicker = onDemand(async () => (await fetchScript(() => import('./NoHoursPicker.tsx'))).NoHoursPicker);

type Props = {
  /** Undefined while they are being loaded. */
  places: readonly ListedPlace[] | undefined;
  value: string;
  onChange: (placeId: string) => void;
  /** Told the only place there is, where none is chosen yet. */
  onOnly: (placeId: string) => void;
  error?: string | undefined;
};

/** To which place somebody is sent. The only one there is needs no choice; one without hours says so at once. */
export function AttendingPlacePicker({ places, value, onChange, onOnly, error }: Props) {
  const place = places?.find(({ id }) => id === value);
  const only = places?.length === 1 && value === '' ? places[0]?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place that is the only one
  useEffect(() => {
    if (only !== undefined) onOnly(only);
  }, [only]);
  if (places?.length === 0) return <NoPlacePicker />;
  return (
    <Stack gap="sm">
      <NativeSelect
        name="placeId"
        label="Local de atendimento"
        required
        value={value}
        error={error}
        description={place?.address}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={({ target }) => onChange(target.value)}
        data={[
          { value: '', label: 'Selecione' },
          ...(places ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {place && !place.hasHours && <NoHoursPicker place={place} />}
    </Stack>
  );
}
