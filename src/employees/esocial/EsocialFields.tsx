import { useWatch } from 'react-hook-form';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { employeeLabels } from '../employees.labels.ts';

const field = fieldsOf(employeeLabels);

const choices = [
  { value: 'sim', label: 'Sim' },
  { value: 'não', label: 'Não: trabalhador sem vínculo, sem matrícula no S-2300' },
];

/** What the eSocial knows a contract by: its matrícula there, or its category where it has none. */
export function EsocialFields() {
  const registered: unknown = useWatch({ name: field('esocial_registered').name });
  return (
    <>
      <TextField {...field('esocial_category')} description="Três números da Tabela 01, como 101 (empregado)" />
      <RadioField {...field('esocial_registered')} data={choices} />
      <TextField
        {...field('esocial_registration')}
        disabled={registered === 'não'}
        description="Como está no S-2200 ou no S-2300 do contrato; pode ser outra que a de cima"
      />
    </>
  );
}
