import { Box } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import { useFieldError } from '../../ui/fields/useField.ts';
import { AppointmentPicker, type ChosenAppointment, nothingChosen } from '../booking/AppointmentPicker.tsx';

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
  for (const name of names) form.register(name); // Only what is registered can be given a value that nobody has typed.
  /** What stood chosen by itself is chosen now, and a draft keeps all of it: nothing of it counts as what the form begins with. */
  function change(value: ChosenAppointment) {
    for (const name of names) {
      form.resetField(name, { defaultValue: nothingChosen[name] });
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
        onOnly={(only) => {
          for (const name of names) {
            if (form.getValues(name) !== only[name]) form.resetField(name, { defaultValue: only[name] });
          }
        }}
        errors={errors}
      />
    </Box>
  );
}
