import { fieldsOf } from '../ui/fields/field-names.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { unitLabels } from './units.labels.ts';
import { useDoubledUnit } from './useDoubledUnit.ts';

const field = fieldsOf(unitLabels);

/** What a unit is called; says when the company already has one of this name and CNPJ, which it may. */
export function IdentificationField() {
  const doubled = useDoubledUnit();
  return (
    <TextField
      {...field('identification')}
      warn={() => doubled && `A empresa já tem a unidade ${doubled} com este CNPJ`}
      required
    />
  );
}
