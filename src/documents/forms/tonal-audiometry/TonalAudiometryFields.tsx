import { Text } from '@mantine/core';
import { audiometer } from '../../../equipment/equipment.labels.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { EquipmentFields } from '../in-house/EquipmentFields.tsx';
import { PersonFields } from '../in-house/PersonFields.tsx';
import { examDateWarning } from '../shared/dates.rules.ts';
import { ClickedAudiogram } from './ClickedAudiogram.tsx';
import { EarFields } from './EarFields.tsx';
import { wantedRest } from './refused-in-audiometry.rules.ts';
import { audiometryLabels, otoscopies, thresholdLabels } from './tonal-audiometry.labels.ts';

const field = fieldsOf(audiometryLabels);
const threshold = fieldsOf(thresholdLabels);

const ofExam = ['date', 'rest_hours', 'right_otoscopy', 'left_otoscopy'] as const;

/** The thresholds by air of an ear, which have to be filled in. */
function airOf(row: 'right_air' | 'left_air') {
  return Array.from({ length: 7 }, (_, at) => threshold('db', `${row}.${at}`).name);
}

/** The audiometry on screen: thresholds are keyed by numbers alone with Tab, or clicked on the drawing. */
export function AudiometryFields() {
  return (
    <>
      <PersonFields />
      <FieldSection title="Exame" names={field.names(...ofExam)}>
        <DateField {...field('date')} iso warn={examDateWarning} required />
        <TextField {...field('rest_hours')} description={`O Anexo II quer ${wantedRest} horas`} required />
        <SelectField {...field('right_otoscopy')} data={otoscopies} required />
        <SelectField {...field('left_otoscopy')} data={otoscopies} required />
      </FieldSection>
      <EquipmentFields kind={audiometer} maker={audiometryLabels.maker} />
      <FieldSection title="Orelha direita" names={airOf('right_air')} wide>
        <Text size="sm">Limiares em dB (NA): digite o número e use Tab, ou marque no desenho abaixo.</Text>
        <EarFields side="right" />
      </FieldSection>
      <FieldSection title="Orelha esquerda" names={airOf('left_air')} wide>
        <EarFields side="left" />
      </FieldSection>
      <FieldSection title="Desenho" wide>
        <ClickedAudiogram />
      </FieldSection>
      <FieldSection title={audiometryLabels.notes} wide>
        <LongTextField {...field('notes')} />
      </FieldSection>
    </>
  );
}
