import { useFormContext, useWatch } from 'react-hook-form';
import { RadioField } from '../ui/fields/RadioField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { employeeLabels as labels } from './employees.labels.ts';

const answers = [
  { value: 'sim', label: 'Sim' },
  { value: 'não', label: 'Não' },
];

/** Disability: 'sim' enables the observation, any other value disables it (specification, section 4). */
export function PcdFields() {
  const { control } = useFormContext();
  const pcd: unknown = useWatch({ control, name: 'pcd' });
  return (
    <>
      <RadioField name="pcd" label={labels.pcd} data={answers} />
      <TextField name="pcd_observation" label={labels.pcd_observation} disabled={pcd !== 'sim'} />
    </>
  );
}
