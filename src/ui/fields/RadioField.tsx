import { Group, Radio } from '@mantine/core';
import { Controller } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { useFieldError } from './useField.ts';

type Option = { value: string; label: string };

/** A choice between a few options that are all seen at once. */
export function RadioField({ name, data, ...props }: FieldProps & { data: readonly Option[] }) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field: { ref, value, ...field } }) => (
        <Radio.Group {...props} {...field} value={String(value ?? '')} error={error}>
          <Group mt={4}>
            {data.map((option, index) => (
              <Radio key={option.value} ref={index === 0 ? ref : undefined} {...option} disabled={props.disabled} />
            ))}
          </Group>
        </Radio.Group>
      )}
    />
  );
}
