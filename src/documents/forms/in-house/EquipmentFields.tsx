import type { EquipmentKind } from '../../../equipment/equipment.labels.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FieldSection } from '../editor/FieldSection.tsx';
import { EquipmentChoice } from './EquipmentChoice.tsx';
import { examEquipmentLabels } from './in-house.labels.ts';

type Props = {
  kind: EquipmentKind;
  /** Whether the exam can be done without. */
  isOptional?: boolean;
  /** What its maker is called, where that says of what. */
  maker?: string;
};

/** With what an exam is done: a click takes it from the register. */
export function EquipmentFields({ kind, isOptional = false, maker = examEquipmentLabels.maker }: Props) {
  const field = fieldsOf({ ...examEquipmentLabels, maker });
  const required = !isOptional;
  return (
    <FieldSection
      title={isOptional ? `${kind}, se foi usado` : kind}
      {...(required ? { names: field.names('maker', 'model', 'serial', 'calibrated_on') } : {})}
    >
      <EquipmentChoice kind={kind} />
      <TextField {...field('maker')} required={required} />
      <TextField {...field('model')} required={required} />
      <TextField {...field('serial')} required={required} />
      <DateField {...field('calibrated_on')} iso required={required} />
    </FieldSection>
  );
}
