import { Textarea } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { hintOf, type Warn } from './FieldWarning.tsx';
import type { FieldName } from './field-names.ts';
import classes from './LongTextField.module.css';
import { useFieldError } from './useField.ts';

type Props = {
  name: FieldName;
  label: string;
  required?: boolean;
  description?: string;
  /** Lines that the empty field shows. */
  minRows?: number;
  /** Says what looks wrong with a value without refusing it. */
  warn?: Warn;
};

/** Text of any length; the field grows with it. */
export function LongTextField({ name, warn, description, minRows = 1, ...props }: Props) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field }) => (
        <Textarea
          {...props}
          {...field}
          value={field.value ?? ''}
          error={error}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={error ? description : hintOf({ name, warn, description })}
          rows={minRows}
          classNames={{ input: classes.input }}
          style={{ '--rows': minRows }}
        />
      )}
    />
  );
}
