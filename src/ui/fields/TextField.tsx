import { TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { hintOf, type Warn } from './FieldWarning.tsx';
import type { FieldProps } from './field-props.ts';
import { useFieldError } from './useField.ts';

type TextFieldProps = FieldProps & {
  type?: string;
  autoComplete?: string;
  /** Says what looks wrong with a value without refusing it. */
  warn?: Warn;
  /** Shown while the field is empty. */
  placeholder?: string;
  /** The id of a list of values that the browser offers while one is typed. */
  list?: string;
};

/** One line of text. A disabled one keeps its value. */
export function TextField({ name, warn, description, ...props }: TextFieldProps) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field }) => (
        <TextInput
          {...props}
          {...field}
          value={field.value ?? ''}
          error={error}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={error ? description : hintOf({ name, warn, description })}
        />
      )}
    />
  );
}
