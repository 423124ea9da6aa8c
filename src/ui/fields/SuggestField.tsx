import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { useFieldError } from './useField.ts';

/** Free text with the browser's own suggestions. */
export function SuggestField({ name, data, ...props }: FieldProps & { data: readonly string[] }) {
  const { register } = useFormContext();
  const suggestions = useId();
  return (
    <>
      <TextInput {...props} {...register(name)} list={suggestions} error={useFieldError(name)} />
      <datalist id={suggestions}>
        {data.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
