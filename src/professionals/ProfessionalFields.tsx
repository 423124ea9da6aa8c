import { cpfWarning } from '../platform/contract/check-digits.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { masks } from '../platform/contract/masks.ts';
import { rgMask } from '../platform/contract/rg.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { SuggestField } from '../ui/fields/SuggestField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { formationOptions, professionalLabels as labels, titleOptions } from './professionals.labels.ts';

/** The fields of a professional; in edit the password may be left empty to keep it. */
export function ProfessionalFields({ mode }: { mode: 'create' | 'edit' }) {
  const creating = mode === 'create';
  return (
    <>
      <TextField name="name" label={labels.name} required />
      <TextField name="email" label={labels.email} type="email" autoComplete="off" required />
      <MaskedField name="cpf" label={labels.cpf} mask={masks.cpf} warn={cpfWarning} required />
      <MaskedField name="rg" label={labels.rg} mask={rgMask} required />
      <SuggestField name="formation" label={labels.formation} data={formationOptions} required />
      <SuggestField name="title" label={labels.title} data={titleOptions} required />
      <TextField name="organ" label={labels.organ} required />
      <TextField name="acronym" label={labels.acronym} required />
      <SelectField name="uf" label={labels.uf} data={federativeUnits} required />
      <MaskedField name="phone_number" label={labels.phone_number} mask={masks.phone} required />
      <PasswordField
        name="password"
        label={labels.password}
        autoComplete="new-password"
        required={creating}
        description={creating ? undefined : 'Deixe em branco para manter a senha atual'}
      />
    </>
  );
}
