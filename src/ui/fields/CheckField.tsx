import { Checkbox } from '@mantine/core';
import { Controller } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { useFieldError } from './useField.ts';

/** Yes or no. */
export function CheckField({ name, ...props }: FieldProps) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field: { value, ...field } }) => (
        <Checkbox
          {...props}
          {...field}
          checked={value ?? false}
          error={error}
          aria-invalid={error ? true : undefined}
        />
      )}
    />
  );
}
