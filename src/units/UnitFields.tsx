import { CepField } from '../addresses/CepField.tsx';
import { cnpjWarning, cpfWarning } from '../platform/contract/check-digits.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { masks } from '../platform/contract/masks.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { IdentificationField } from './IdentificationField.tsx';
import { unitLabels as labels, riskDegrees } from './units.labels.ts';

/** The fields of a unit, for create and edit. */
export function UnitFields() {
  return (
    <>
      <IdentificationField />
      <MaskedField name="cnpj" label={labels.cnpj} mask={masks.cnpj} warn={cnpjWarning} required />
      <TextField name="cnae" label={labels.cnae} required />
      <TextField name="activity" label={labels.activity} required />
      <SelectField name="degree_of_risk" label={labels.degree_of_risk} data={riskDegrees} required />
      <CepField label={labels.cep} />
      <TextField name="address" label={labels.address} required />
      <TextField name="neighborhood" label={labels.neighborhood} required />
      <TextField name="city" label={labels.city} required />
      <SelectField name="state" label={labels.state} data={federativeUnits} required />
      <TextField name="email" label={labels.email} type="email" autoComplete="off" required />
      <TextField name="reference_contact" label={labels.reference_contact} required />
      <MaskedField name="phone" label={labels.phone} mask={masks.phone} required />
      <TextField name="legal_representative" label={labels.legal_representative} required />
      <MaskedField
        name="cpf_legal_representative"
        label={labels.cpf_legal_representative}
        mask={masks.cpf}
        warn={cpfWarning}
        required
      />
    </>
  );
}
