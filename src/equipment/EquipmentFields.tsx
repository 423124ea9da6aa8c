import { DateField } from '../ui/fields/DateField.tsx';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { equipmentKinds, equipmentLabels } from './equipment.labels.ts';

const field = fieldsOf(equipmentLabels);

/** The fields of an equipment, for create and edit. */
export function EquipmentFields() {
  return (
    <>
      <TextField {...field('name')} description="Como a equipe o chama" required />
      <SelectField {...field('kind')} data={equipmentKinds} required />
      <TextField {...field('maker')} required />
      <TextField {...field('model')} required />
      <TextField {...field('serial')} required />
      <DateField {...field('calibrated_on')} description="Vale por 12 meses" required />
      <TextField {...field('certificate')} description="O número e quem o emitiu" />
    </>
  );
}
