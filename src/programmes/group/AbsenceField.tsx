import { Checkbox } from '@mantine/core';
import { Controller, useWatch } from 'react-hook-form';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useFieldError } from '../../ui/fields/useField.ts';

/** The statement that there are no risks: made by a person, and never together with a risk. */
export function AbsenceField({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  const error = useFieldError(name);
  const hasRisks = useWatch({ compute: ({ risks }: { risks?: readonly unknown[] }) => (risks ?? []).length > 0 });
  return (
    <Controller
      name={name}
      render={({ field: { value, ...field } }) => {
        const contradicts = hasRisks && value === true;
        return (
          <Checkbox
            {...field}
            checked={value ?? false}
            label={label}
            error={error}
            disabled={hasRisks && !contradicts}
            description={
              contradicts
                ? 'Há riscos abaixo: desmarque esta declaração ou retire os riscos.'
                : hasRisks
                  ? 'Só se pode declarar a ausência quando não há nenhum risco abaixo.'
                  : 'Marque só se o PGR não aponta riscos para este grupo. Sem ela e sem riscos, lê-se “riscos a informar”.'
            }
            styles={contradicts ? { description: { color: 'var(--attention)' } } : {}}
          />
        );
      }}
    />
  );
}
