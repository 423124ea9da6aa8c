import { Group, Radio } from '@mantine/core';
import { Controller } from 'react-hook-form';
import type { FieldProps } from './field-props.ts';
import { unknownChoice, withUnknown } from './UnknownChoice.tsx';
import { useFieldError } from './useField.ts';

type Option = { value: string; label: string };

/** A choice between a few options that are all seen at once. A stored value that is none of them is shown beside them. */
export function RadioField({ name, data, description, ...props }: FieldProps & { data: readonly Option[] }) {
  const error = useFieldError(name);
  const options = data.map(({ value }) => value);
  return (
    <Controller
      name={name}
      render={({ field: { ref, value, ...field } }) => (
        <Radio.Group
          {...props}
          {...field}
          value={String(value ?? '')}
          error={error}
          description={withUnknown(unknownChoice(value, options), description)}
        >
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
