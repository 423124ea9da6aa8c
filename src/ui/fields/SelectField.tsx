import { NativeSelect } from '@mantine/core';
import { Controller } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { unknownChoice, withUnknown } from './UnknownChoice.tsx';
import { useFieldError } from './useField.ts';

const nothing = { value: '', label: 'Selecione' };

/**
 * One of several known values, by the browser's own list: on a phone that is the one its user knows, and it weighs nothing.
 * A stored value that is none of them stands in it as it is, until another is chosen.
 */
export function SelectField({ name, data, description, ...props }: FieldProps & { data: readonly string[] }) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field: { value, ...field } }) => {
        const unknown = unknownChoice(value, data);
        return (
          <NativeSelect
            {...props}
            {...field}
            value={value ?? ''}
            data={[nothing, ...(unknown === null ? [] : [unknown]), ...data]}
            error={error}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            description={withUnknown(unknown, description)}
          />
        );
      }}
    />
  );
}
