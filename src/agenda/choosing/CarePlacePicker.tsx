import { NativeSelect } from '@mantine/core';
import type { CarePlace } from '../agenda.contract.ts';

type Props = {
  places: readonly Pick<CarePlace, 'id' | 'name'>[];
  value: string;
  onChange: (placeId: string) => void;
};

/** The choice of one of the practice's few places. */
export function CarePlacePicker({ places, value, onChange }: Props) {
  return (
    <NativeSelect
      label="Local"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={places.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
