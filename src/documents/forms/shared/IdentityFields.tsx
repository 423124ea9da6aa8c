import { masks } from '../../../platform/contract/masks.ts';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { MaskedField } from '../../../ui/fields/MaskedField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { birthWarning } from './dates.rules.ts';
import { identityLabels } from './shared.labels.ts';

const field = fieldsOf(identityLabels);

/** The patient's name, CPF and date of birth, filled in from the record. */
export function IdentityFields() {
  return (
    <>
      <TextField {...field('name')} required />
      <MaskedField {...field('cpf')} mask={masks.cpf} required />
      <MaskedField {...field('dt_birth')} mask={masks.date} warn={birthWarning} required />
    </>
  );
}
