import { Stack, Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { federativeUnits } from '../../../platform/contract/federative-units.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { type FieldName, fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { CardsField } from '../../../ui/fields/several/CardsField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { ConditionContent, ExposureGroup } from '../conditions.contract.ts';
import { conditionLabels, places, recordCouncils, responsibleLabels } from '../conditions.labels.ts';
import { AgentFields } from './AgentFields.tsx';
import { blankResponsible } from './condition-form.rules.ts';

const field = fieldsOf(conditionLabels);
const ofResponsible = fieldsOf(responsibleLabels);

/** The fields of the conditions of a group: nothing has to be said at once, and what is missing is asked by the events. */
export function ConditionFields({ group }: { group: ExposureGroup | null }) {
  const place = useWatch({ name: field('place').name });
  const agents: ConditionContent['agents'] = useWatch({ name: field('agents').name }) ?? [];
  const titleOf = (code: string) => `${code} ${group?.agents.find((one) => one.code === code)?.name ?? ''}`.trim();
  return (
    <Stack gap="md">
      <DateField
        {...field('since')}
        description="O dia em que o trabalho passou a ser assim, ainda que antes do eSocial"
        required
      />
      <SelectField {...field('place')} data={Object.keys(places)} />
      {place === 'De terceiros' && (
        <TextField {...field('placeNumber')} description="CNPJ, CAEPF ou CNO de onde se trabalha" autoComplete="off" />
      )}
      <TextField {...field('sector')} description="O lugar na estrutura da empresa: Estamparia" autoComplete="off" />
      <LongTextField
        {...field('activities')}
        description="Com verbos no infinitivo: Operar prensa, abastecer a linha"
      />
      {group?.absence ? (
        <Text>O grupo declara ausência de agente nocivo: não há o que medir.</Text>
      ) : (
        agents.map(({ code }, at) => (
          <AgentFields key={code} name={`${field('agents').name}.${at}` as FieldName} title={titleOf(code)} />
        ))
      )}
      <CardsField
        name={field('responsible').name}
        cardLabel="Responsável pelos registros"
        adding={[{ label: 'Outro responsável', blank: blankResponsible }]}
        empty="Nenhum responsável informado ainda."
      >
        {(card) => <ResponsibleFields card={card} />}
      </CardsField>
      <LongTextField {...field('note')} />
    </Stack>
  );
}

function ResponsibleFields({ card }: { card: FieldName }) {
  const council = useWatch({ name: ofResponsible('council', card).name });
  return (
    <>
      <TextField {...ofResponsible('cpf', card)} autoComplete="off" />
      <SelectField {...ofResponsible('council', card)} data={Object.keys(recordCouncils)} />
      {council === 'Outro' && <TextField {...ofResponsible('councilName', card)} autoComplete="off" />}
      <TextField {...ofResponsible('number', card)} autoComplete="off" />
      <SelectField {...ofResponsible('uf', card)} data={federativeUnits} />
    </>
  );
}
