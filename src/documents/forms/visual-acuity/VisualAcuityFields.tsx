import { SimpleGrid, Text } from '@mantine/core';
import { sightTester } from '../../../equipment/equipment.labels.ts';
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
import { readsNothing, words } from './sight.rules.ts';
import { acuityLabels, acuityReadings, corrections, type Eye, eyes, methods, rows } from './visual-acuity.labels.ts';
import { fieldOf } from './visual-acuity.rules.ts';

const field = fieldsOf(acuityLabels);

const offered = {
  far: ['20/20', '20/25', '20/30', '20/40', '20/50', '20/70', '20/100', '20/200', ...Object.keys(words)],
  near: ['J1+', 'J1', 'J2', 'J3', 'J4', 'J5', 'J6', 'J8', 'J10', 'J12', 'J16', readsNothing],
};

const ofExam = ['date', 'method', 'correction'] as const;

/** The exam of sight on screen: row by row, right, left, both. */
export function VisualAcuityFields() {
  return (
    <>
      <PersonFields />
      <FieldSection title="Exame" names={field.names(...ofExam)}>
        <DateField {...field('date')} iso warn={examDateWarning} required />
        <TextField {...field('done_by')} description="Vazio: quem assina" />
        <SelectField {...field('method')} data={methods} required />
        <SelectField {...field('correction')} data={corrections} required />
      </FieldSection>
      <EquipmentFields kind={sightTester} isOptional />
      <FieldSection title="Acuidade" wide>
        <Text size="sm">
          Longe: 20/40, 6/12 ou 0,5. Perto: J1+ a J16. O que não foi testado fica vazio; de cada olho, ao menos um para
          longe.
        </Text>
        {rows.map(({ distance, glasses, label }) => (
          <SimpleGrid key={label} cols={{ base: 1, xs: 3 }} spacing="xs">
            {(Object.keys(eyes) as Eye[]).map((eye) => (
              <SuggestField key={eye} {...field(fieldOf(distance, eye, glasses))} data={offered[distance]} />
            ))}
          </SimpleGrid>
        ))}
      </FieldSection>
      <FieldSection title="Cores e profundidade">
        <DecimalField {...field('plates_right')} digits={0} />
        <DecimalField {...field('plates_total')} digits={0} />
        <DecimalField {...field('stereopsis')} digits={0} description="Se foi testada" />
      </FieldSection>
      <FieldSection title="Conclusão" names={field.names('reading')} wide>
        <SelectField {...field('reading')} data={acuityReadings} required />
        <LongTextField {...field('notes')} />
      </FieldSection>
    </>
  );
}
