import { Box } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import { useFieldError } from '../../ui/fields/useField.ts';
import { AppointmentPicker, type ChosenAppointment } from '../booking/AppointmentPicker.tsx';

const names = ['placeId', 'day', 'startsAt', 'professionalId'] as const;

/** Place, day and time as fields of the form around them. */
export function AppointmentFields() {
  const form = useFormContext<ChosenAppointment & { occasion: Occasion | '' }>();
  const [placeId, day, startsAt, professionalId] = useWatch({ control: form.control, name: [...names] });
  const occasion = useWatch({ control: form.control, name: 'occasion' });
  const errors = {
    placeId: useFieldError('placeId'),
    day: useFieldError('day'),
    startsAt: useFieldError('startsAt'),
  };
  function change(value: ChosenAppointment) {
    for (const name of names) {
      form.setValue(name, value[name], { shouldDirty: true });
      form.clearErrors(name);
    }
  }
  return (
    <Box style={{ gridColumn: '1 / -1' }}>
      <AppointmentPicker
        occasion={occasion}
        value={{ placeId, day, startsAt, professionalId }}
        onChange={change}
        errors={errors}
      />
    </Box>
  );
}
