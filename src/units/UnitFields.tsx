import { CepField } from '../addresses/CepField.tsx';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { masks } from '../platform/contract/masks.ts';
import { CnaeField } from '../reference/CnaeField.tsx';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { RegistrationFields } from '../ui/fields/registration/RegistrationFields.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { IdentificationField } from './IdentificationField.tsx';
import { riskDegrees, unitLabels } from './units.labels.ts';

const field = fieldsOf(unitLabels);

/** The fields of a unit, for create and edit. */
export function UnitFields() {
  return (
    <>
      <IdentificationField />
      <UnnamedUnitFields />
    </>
  );
}

/** All of them but what the unit is called. */
export function UnnamedUnitFields() {
  return (
    <>
      <RegistrationFields number={field('cnpj')} kind={field('registrationKind')} />
      <CnaeField {...field('cnae')} activity={field('activity').name} degree={field('degree_of_risk').name} required />
      <TextField {...field('activity')} required />
      <SelectField {...field('degree_of_risk')} data={riskDegrees} required />
      <CepField {...field('cep')} />
      <TextField {...field('address')} required />
      <TextField {...field('neighborhood')} required />
      <TextField {...field('city')} required />
      <SelectField {...field('state')} data={federativeUnits} required />
      <TextField {...field('email')} type="email" autoComplete="off" required />
      <TextField {...field('reference_contact')} required />
      <MaskedField {...field('phone')} mask={masks.phone} required />
      <TextField {...field('legal_representative')} required />
      <MaskedField {...field('cpf_legal_representative')} mask={masks.cpf} required />
    </>
  );
}
