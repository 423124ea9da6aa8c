import { acronymOptions, organOptions } from '../councils/councils.labels.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { masks } from '../platform/contract/masks.ts';
import { rgMask } from '../platform/contract/rg.ts';
import { NewAccessFields } from '../sign-in/links/NewAccessFields.tsx';
import { accessLabels } from '../sign-in/professional-access/professional-access.labels.ts';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { RadioField } from '../ui/fields/RadioField.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { SuggestField } from '../ui/fields/SuggestField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { formationOptions, professionalLabels, titleOptions } from './professionals.labels.ts';

const field = fieldsOf(professionalLabels);

const accessChoices = Object.entries(accessLabels).map(([value, label]) => ({ value, label }));

const accessHint =
  'Clínico: formulários, documentos, resultados, programas, agenda e fila. Recepção: agenda, fila, encaminhamentos e consulta dos cadastros, sem nada clínico.';

/** The fields of a professional; in edit the password may be left empty to keep it. */
export function ProfessionalFields({ mode }: { mode: 'create' | 'edit' }) {
  const creating = mode === 'create';
  return (
    <>
      <TextField {...field('name')} required />
      <TextField {...field('email')} type="email" autoComplete="off" required />
      <MaskedField {...field('cpf')} mask={masks.cpf} required />
      <MaskedField {...field('rg')} mask={rgMask} required />
      <SuggestField {...field('formation')} data={formationOptions} required />
      <SuggestField {...field('title')} data={titleOptions} required />
      <SuggestField {...field('organ')} data={organOptions} required />
      <SuggestField
        {...field('acronym')}
        data={acronymOptions}
        description="Como CRM ou COREN: dele depende o que o profissional emite"
        required
      />
      <TextField
        {...field('registration_number')}
        description="Sai impresso nos documentos que o profissional assina"
      />
      <TextField {...field('rqe')} description="Registro de qualificação de especialista; vários, com vírgula" />
      <SelectField {...field('uf')} data={federativeUnits} required />
      <MaskedField {...field('phone_number')} mask={masks.phone} required />
      <RadioField {...field('access')} data={accessChoices} description={accessHint} />
      {creating ? (
        <NewAccessFields password={field('password')} />
      ) : (
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          description="Deixe em branco para manter a senha atual"
        />
      )}
    </>
  );
}
