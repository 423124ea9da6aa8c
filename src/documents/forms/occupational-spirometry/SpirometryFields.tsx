import { Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { spirometer } from '../../../equipment/equipment.labels.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { DecimalField } from '../../../ui/fields/DecimalField.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SuggestField } from '../../../ui/fields/SuggestField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { EquipmentFields } from '../in-house/EquipmentFields.tsx';
import { PersonFields } from '../in-house/PersonFields.tsx';
import { examDateWarning } from '../shared/dates.rules.ts';
import { grades, readings, smokings, spirometryLabels, usualEquations } from './occupational-spirometry.labels.ts';
import { computed } from './occupational-spirometry.rules.ts';

const field = fieldsOf(spirometryLabels);

const ofPerson = ['date', 'height_cm', 'weight_kg', 'smoking'] as const;
const ofBreath = ['fvc', 'fev1', 'curves', 'grade'] as const;

/** The spirometry on screen: what is computed shows as soon as the numbers are there. */
export function SpirometryFields() {
  return (
    <>
      <PersonFields />
      <FieldSection title="Exame" names={field.names(...ofPerson)}>
        <DateField {...field('date')} iso warn={examDateWarning} required />
        <TextField {...field('done_by')} description="Vazio: quem assina" />
        <DecimalField {...field('height_cm')} digits={1} required />
        <DecimalField {...field('weight_kg')} digits={1} required />
        <SelectField {...field('smoking')} data={smokings} required />
        <DecimalField {...field('pack_years')} digits={1} />
      </FieldSection>
      <EquipmentFields kind={spirometer} />
      <FieldSection title="Medidas" names={field.names(...ofBreath)}>
        <DecimalField {...field('fvc')} required />
        <DecimalField {...field('fev1')} required />
        <SuggestField {...field('equation')} data={usualEquations} />
        <DecimalField {...field('ratio_lower')} digits={1} description="Da mesma equação, se o aparelho o dá" />
        <DecimalField {...field('fvc_predicted')} description="Como o aparelho os calcula" />
        <DecimalField {...field('fev1_predicted')} />
        <DecimalField {...field('curves')} digits={0} required />
        <SelectField {...field('grade')} data={grades} required />
        <Computed />
      </FieldSection>
      <FieldSection title="Leitura" names={field.names('reading')} wide>
        <SelectField {...field('reading')} data={readings} required />
        <LongTextField {...field('report')} />
      </FieldSection>
    </>
  );
}

function Computed() {
  const [fvc = '', fev1 = '', fvc_predicted = '', fev1_predicted = ''] = useWatch({
    name: ['fvc', 'fev1', 'fvc_predicted', 'fev1_predicted'],
  });
  const { ratio, ofFvc, ofFev1 } = computed({ fvc, fev1, fvc_predicted, fev1_predicted });
  const of = (text: string) => (text === '' ? '—' : `${text} %`);
  return (
    <Text size="sm" role="status">
      {`VEF1/CVF ${of(ratio)} · CVF ${of(ofFvc)} do previsto · VEF1 ${of(ofFev1)} do previsto`}
    </Text>
  );
}
