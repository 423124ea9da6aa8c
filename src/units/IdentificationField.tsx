import { useWatch } from 'react-hook-form';
import { isRegistrationKind } from '../platform/contract/registration/registration.rules.ts';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { unitLabels } from './units.labels.ts';
import { useDoubledUnit } from './useDoubledUnit.ts';

const field = fieldsOf(unitLabels);

/** What a unit is called; says when the company already has one of this name and number, which it may. */
export function IdentificationField() {
  const doubled = useDoubledUnit();
  const kind: unknown = useWatch({ name: field('registrationKind').name });
  return (
    <TextField
      {...field('identification')}
      warn={() =>
        doubled && `A empresa já tem a unidade ${doubled} com este ${isRegistrationKind(kind) ? kind : 'CNPJ'}`
      }
      required
    />
  );
}
