import { Group, Radio } from '@mantine/core';
import { Controller } from 'react-hook-form';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useFieldError } from '../../ui/fields/useField.ts';

/** A question that nobody has answered before one of both is chosen. */
export function YesNoField({ name, ...props }: FieldProps) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field: { ref, value, onChange, ...field } }) => (
        <Radio.Group
          {...props}
          {...field}
          value={value === true ? 'yes' : value === false ? 'no' : ''}
          onChange={(answer) => onChange(answer === 'yes')}
          error={error}
        >
          <Group mt={4}>
            <Radio ref={ref} value="yes" label="Sim" />
            <Radio value="no" label="Não" />
          </Group>
        </Radio.Group>
      )}
    />
  );
}
