import { Checkbox, Group } from '@mantine/core';
import { memo } from 'react';
import { Controller } from 'react-hook-form';
import type { FieldName } from './field-names.ts';
import { useFieldError } from './useField.ts';

type Props = {
  name: FieldName;
  label: string;
  options: readonly string[];
  /** What options are called that are words of programs. */
  optionLabels?: Readonly<Record<string, string>>;
  required?: boolean;
};

/**
 * Any number of known options; the field holds the chosen ones in the order of the options. Remembered, because a form of
 * many groups must draw only the one that changed.
 */
export const ChoiceGroup = memo(function ChoiceGroup({ name, label, options, optionLabels, required }: Props) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field: { ref, value, onChange, ...field } }) => (
        <Checkbox.Group
          {...field}
          label={label}
          required={required}
          error={error}
          value={value ?? []}
          onChange={(chosen) => onChange(options.filter((option) => chosen.includes(option)))}
        >
          <Group gap="6px 20px" mt={6} mb={error ? 6 : 0}>
            {options.map((option, index) => (
              <Checkbox
                key={option}
                ref={index === 0 ? ref : undefined}
                name={name}
                value={option}
                label={optionLabels?.[option] ?? option}
                aria-invalid={error ? true : undefined}
              />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    />
  );
});
