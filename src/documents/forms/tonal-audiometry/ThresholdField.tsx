import { TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import type { FieldName } from '../../../ui/fields/field-names.ts';
import { useFieldError } from '../../../ui/fields/useField.ts';
import classes from './EarFields.module.css';

/** One threshold in dB: a number, which whoever comes by Tab types over. */
export function ThresholdField({ name, label, required }: { name: FieldName; label: string; required: boolean }) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <TextInput
          {...field}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(levelTyped(currentTarget.value))}
          onFocus={({ currentTarget }) => currentTarget.select()}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-required={required}
          error={error}
          classNames={{ input: classes.input ?? '' }}
        />
      )}
    />
  );
}

/** At most a sign and three digits. */
function levelTyped(text: string): string {
  const sign = text.trim().startsWith('-') ? '-' : '';
  return sign + text.replace(/\D/g, '').slice(0, 3);
}
