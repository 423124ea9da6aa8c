import { NativeSelect } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { useFieldError } from './useField.ts';

/** One of several known values, by the browser's own list: on a phone that is the one its user knows, and it weighs nothing. */
export function SelectField({ name, data, ...props }: FieldProps & { data: readonly string[] }) {
  const { register } = useFormContext();
  return (
    <NativeSelect
      {...props}
      {...register(name)}
      data={[{ value: '', label: 'Selecione' }, ...data]}
      error={useFieldError(name)}
    />
  );
}
