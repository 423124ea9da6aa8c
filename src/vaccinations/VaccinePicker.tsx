import { NativeSelect } from '@mantine/core';
import { Controller } from 'react-hook-form';
import type { FieldProps } from '../ui/fields/field-props.ts';
import { useFieldError } from '../ui/fields/useField.ts';
import { vaccineLabels } from './vaccines.labels.ts';

const options = Object.entries(vaccineLabels).map(([value, label]) => ({ value, label }));

/** Which vaccine: one of the table, or another one. */
export function VaccinePicker({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field }) => <NativeSelect {...field} label={label} data={options} error={error} required />}
    />
  );
}
