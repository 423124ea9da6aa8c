import { masks } from '../../../platform/contract/masks.ts';
import { MaskedField } from '../../../ui/fields/MaskedField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { identityLabels as labels } from './shared.labels.ts';

/** The patient's name, CPF and date of birth, filled in from the record. */
export function IdentityFields() {
  return (
    <>
      <TextField name="name" label={labels.name} required />
      <MaskedField name="cpf" label={labels.cpf} mask={masks.cpf} required />
      <MaskedField name="dt_birth" label={labels.dt_birth} mask={masks.date} required />
    </>
  );
}
