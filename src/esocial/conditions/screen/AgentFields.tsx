import { Fieldset, SimpleGrid, Stack } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { type FieldName, fieldsOf } from '../../../ui/fields/field-names.ts';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import {
  agentLabels,
  collectives,
  equipmentQuestions,
  evaluations,
  measureUnits,
  personals,
} from '../conditions.labels.ts';

const field = fieldsOf(agentLabels);

const yesOrNo = [
  { value: 'sim', label: 'Sim' },
  { value: 'não', label: 'Não' },
];

type Props = { name: FieldName; title: string };

/** What is said of the exposure to one agent: what was measured where something was, and what protects from it. */
export function AgentFields({ name, title }: Props) {
  const [evaluation, collective, personal] = useWatch({
    name: [field('evaluation', name).name, field('collective', name).name, field('personal', name).name],
  });
  return (
    <Fieldset legend={title}>
      <Stack gap="sm">
        <TextField
          {...field('description', name)}
          description="Só dos códigos que reúnem vários agentes, como 01.01.001"
          autoComplete="off"
        />
        <SelectField {...field('evaluation', name)} data={Object.keys(evaluations)} />
        {evaluation === 'Quantitativa' && (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextField {...field('intensity', name)} description="Um número, como 87,5" autoComplete="off" />
            <SelectField {...field('unit', name)} data={measureUnits} />
            <TextField {...field('technique', name)} description="Como NHO-01" autoComplete="off" />
            <TextField
              {...field('limit', name)}
              description="Só de calor (02.01.014) e sílica livre (01.18.001)"
              autoComplete="off"
            />
          </SimpleGrid>
        )}
        <TextField {...field('process', name)} description="Só do código 05.01.001" autoComplete="off" />
        <SelectField {...field('collective', name)} data={Object.keys(collectives)} />
        {collective === 'Implementa' && <RadioField {...field('collectiveWorks', name)} data={yesOrNo} />}
        <SelectField {...field('personal', name)} data={Object.keys(personals)} />
        {personal === 'Utilizado' && (
          <>
            <RadioField {...field('personalWorks', name)} data={yesOrNo} />
            <TextField {...field('certificates', name)} description="Separados por vírgula" autoComplete="off" />
            {equipmentQuestions.map((question) => (
              <RadioField key={question} {...field(question, name)} data={yesOrNo} />
            ))}
          </>
        )}
      </Stack>
    </Fieldset>
  );
}
