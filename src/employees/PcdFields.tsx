import { useWatch } from 'react-hook-form';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { RadioField } from '../ui/fields/RadioField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { employeeLabels } from './employees.labels.ts';

const field = fieldsOf(employeeLabels);

const choices = [
  { value: 'sim', label: 'Sim' },
  { value: 'não', label: 'Não' },
];

/** Disability: 'sim' enables the observation, any other value disables it (product 4.5). */
export function PcdFields() {
  const pcd: unknown = useWatch({ name: field('pcd').name });
  return (
    <>
      <RadioField {...field('pcd')} data={choices} />
      <TextField {...field('pcd_observation')} disabled={pcd !== 'sim'} />
    </>
  );
}
