import { CepField } from '../addresses/CepField.tsx';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { masks } from '../platform/contract/masks.ts';
import { NewAccessFields } from '../sign-in/links/NewAccessFields.tsx';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { RegistrationFields } from '../ui/fields/registration/RegistrationFields.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { companyLabels, esocialEnvironments } from './companies.labels.ts';
import { esocialWarning } from './companies.rules.ts';

const field = fieldsOf(companyLabels);

/** The fields of a company, for create and edit; only create asks for a password. */
export function CompanyFields({ withPassword = false }: { withPassword?: boolean }) {
  return (
    <>
      <RegistrationFields number={field('cnpj')} kind={field('registrationKind')} />
      <TextField {...field('corporate_reason')} required />
      <TextField {...field('fantasy_name')} required />
      <TextField {...field('identification')} required />
      <CepField {...field('cep')} />
      <TextField {...field('address')} required />
      <TextField {...field('number')} />
      <TextField {...field('complement')} />
      <TextField {...field('neighborhood')} required />
      <TextField {...field('city')} />
      <SelectField {...field('state')} data={federativeUnits} />
      <MaskedField {...field('phone')} mask={masks.phone} required />
      <MaskedField {...field('dt_start_esocial')} mask={masks.date} warn={esocialWarning} required />
      <TextField
        {...field('legal_nature')}
        description="Quatro números, como 206-2, do cartão do CNPJ: diz ao eSocial se vai a raiz ou o número inteiro"
      />
      <SelectField {...field('esocial_environment')} data={esocialEnvironments} />
      <TextField {...field('email')} type="email" autoComplete="off" required />
      {withPassword && <NewAccessFields password={field('password')} />}
    </>
  );
}
