import { Stack } from '@mantine/core';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { diseaseLabels, nexusLabels, saidLabels } from '../diseases.labels.ts';

const field = fieldsOf(diseaseLabels);
const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What is written down of a disease related to work. */
export function DiseaseFields() {
  return (
    <Stack gap="sm">
      <DateField {...field('diagnosed_on')} required />
      <TextField
        {...field('cid')}
        description="Como J62.8; fica só entre os profissionais"
        autoComplete="off"
        required
      />
      <TextField {...field('agent')} />
      <RadioField
        {...field('nexus')}
        data={choices(nexusLabels)}
        description="O relatório analítico conta as de nexo confirmado"
        required
      />
      <RadioField {...field('removed')} data={[...choices(saidLabels), { value: '', label: 'Não informado' }]} />
      <DateField {...field('inss_on')} description="Quando o afastamento passa de 15 dias" />
      <DateField {...field('ended_on')} description="Vazio enquanto a pessoa a tem" />
      <LongTextField {...field('note')} />
    </Stack>
  );
}
