import { NativeSelect } from '@mantine/core';
import { Controller } from 'react-hook-form';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useFieldError } from '../../ui/fields/useField.ts';
import { indicatorLabels } from '../programmes.labels.ts';

const options = Object.entries(indicatorLabels).map(([value, label]) => ({ value, label }));

/** Whether an exam is an indicator of exposure: most are none, so that there is nothing to choose. */
export function IndicatorField({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field }) => <NativeSelect {...field} label={label} data={options} error={error} />}
    />
  );
}
