import { TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { useFieldError } from './useField.ts';

/** A whole number of at most three digits; the form holds null while it is empty. */
export function WholeNumberField({ name, ...props }: FieldProps) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <TextInput
          {...props}
          {...field}
          value={value ?? ''}
          onChange={({ currentTarget }) => {
            const digits = currentTarget.value.replace(/\D/g, '').slice(0, 3);
            onChange(digits === '' ? null : Number(digits));
          }}
          inputMode="numeric"
          autoComplete="off"
          error={error}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      )}
    />
  );
}
