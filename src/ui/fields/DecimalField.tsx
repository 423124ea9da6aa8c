import { TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { decimalTyped } from '../../platform/contract/decimal.rules.ts';
import type { FieldProps } from './field-props.ts';
import { useFieldError } from './useField.ts';

/** A number as one types it, with a comma: what cannot be part of one is not taken, and a point becomes the comma. */
export function DecimalField({ name, digits = 2, ...props }: FieldProps & { digits?: number }) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <TextInput
          {...props}
          {...field}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(decimalTyped(currentTarget.value, digits))}
          inputMode="decimal"
          autoComplete="off"
          error={error}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      )}
    />
  );
}
