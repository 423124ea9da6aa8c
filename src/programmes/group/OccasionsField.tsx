import { Checkbox, Group } from '@mantine/core';
import { Controller, useFormContext } from 'react-hook-form';
import { type FieldName, fieldsOf } from '../../ui/fields/field-names.ts';
import { useFieldError } from '../../ui/fields/useField.ts';
import { examFieldLabels, type Occasion, occasionLabels, occasions } from '../programmes.labels.ts';

const field = fieldsOf(examFieldLabels);

/** On which of the five occasions an exam is made. One that is not periodic has no months. */
export function OccasionsField({ card }: { card: FieldName }) {
  const { setValue } = useFormContext();
  const { name, label } = field('occasions', card);
  const error = useFieldError(name);

  function forgetMonths(chosen: readonly Occasion[]) {
    if (chosen.includes('periodic')) return;
    setValue(field('everyMonths', card).name, null, { shouldDirty: true });
    setValue(field('firstAfterMonths', card).name, null, { shouldDirty: true });
  }

  return (
    <Controller
      name={name}
      render={({ field: { ref, value, onChange, ...rest } }) => (
        <Checkbox.Group
          {...rest}
          label={label}
          required
          error={error}
          value={value ?? []}
          onChange={(chosen) => {
            const inOrder = occasions.filter((occasion) => chosen.includes(occasion));
            onChange(inOrder);
            forgetMonths(inOrder);
          }}
        >
          <Group gap="6px 20px" mt={6} mb={error ? 6 : 0}>
            {occasions.map((occasion, at) => (
              <Checkbox
                key={occasion}
                ref={at === 0 ? ref : undefined}
                name={name}
                value={occasion}
                label={occasionLabels[occasion]}
                aria-invalid={error ? true : undefined}
              />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    />
  );
}
