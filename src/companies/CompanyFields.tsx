import { CepField } from '../addresses/CepField.tsx';
import { cnpjWarning } from '../platform/contract/check-digits.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { masks } from '../platform/contract/masks.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { companyLabels as labels } from './companies.labels.ts';
import { esocialWarning } from './companies.rules.ts';

/** The fields of a company, for create and edit; only create asks for a password. */
export function CompanyFields({ withPassword = false }: { withPassword?: boolean }) {
  return (
    <>
      <MaskedField name="cnpj" label={labels.cnpj} mask={masks.cnpj} warn={cnpjWarning} required />
      <TextField name="corporate_reason" label={labels.corporate_reason} required />
      <TextField name="fantasy_name" label={labels.fantasy_name} required />
      <TextField name="identification" label={labels.identification} required />
      <CepField label={labels.cep} />
      <TextField name="address" label={labels.address} required />
      <TextField name="number" label={labels.number} />
      <TextField name="complement" label={labels.complement} />
      <TextField name="neighborhood" label={labels.neighborhood} required />
      <TextField name="city" label={labels.city} />
      <SelectField name="state" label={labels.state} data={federativeUnits} />
      <MaskedField name="phone" label={labels.phone} mask={masks.phone} required />
      <MaskedField
        name="dt_start_esocial"
        label={labels.dt_start_esocial}
        mask={masks.date}
        warn={esocialWarning}
        required
      />
      <TextField name="email" label={labels.email} type="email" autoComplete="off" required />
      {withPassword && <PasswordField name="password" label={labels.password} autoComplete="new-password" required />}
    </>
  );
}
