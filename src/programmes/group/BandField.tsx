import { NativeSelect } from '@mantine/core';
import { Controller, useWatch } from 'react-hook-form';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useFieldError } from '../../ui/fields/useField.ts';
import { dustBandLabels, mineralDusts } from '../programmes.labels.ts';

const options = Object.entries(dustBandLabels).map(([value, label]) => ({ value, label }));

type Props = Pick<FieldProps, 'name' | 'label'> & { code: FieldProps['name'] };

/** Of a mineral dust, how much was measured: by that the chest X-ray goes (NR-7, Annex III, Quadro 1). */
export function BandField({ name, label, code }: Props) {
  const agent: unknown = useWatch({ name: code });
  const error = useFieldError(name);
  if (typeof agent !== 'string' || !mineralDusts.includes(agent)) return null;
  return (
    <Controller
      name={name}
      render={({ field }) => (
        <NativeSelect
          {...field}
          value={field.value ?? ''}
          label={label}
          description="Dela depende de quanto em quanto tempo se faz a radiografia de tórax (NR-7, Anexo III, Quadro 1)"
          data={options}
          error={error}
        />
      )}
    />
  );
}
