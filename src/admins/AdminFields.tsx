import { useFormState, useWatch } from 'react-hook-form';
import { cpfWarning } from '../platform/contract/check-digits.ts';
import { masks } from '../platform/contract/masks.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { adminLabels as labels } from './admins.labels.ts';

type Props = {
  withPassword?: boolean;
  /** The administrator edits the own record. */
  own?: boolean;
};

/** The fields of an administrator. Create asks for all and for a password; in edit an empty name or e-mail stays as it is. */
export function AdminFields({ withPassword = false, own = false }: Props) {
  return (
    <>
      <KeptTextField name="name" label={labels.name} required={withPassword} />
      <KeptTextField name="email" label={labels.email} type="email" autoComplete="off" required={withPassword} />
      {own && <CurrentPasswordField />}
      <MaskedField name="cpf" label={labels.cpf} mask={masks.cpf} warn={cpfWarning} required />
      <MaskedField name="phone_number" label={labels.phone_number} mask={masks.phone} required />
      {withPassword && <PasswordField name="password" label={labels.password} autoComplete="new-password" required />}
    </>
  );
}

/** The own e-mail is changed by whoever knows the own password. */
function CurrentPasswordField() {
  const { defaultValues } = useFormState();
  const email: string = useWatch({ name: 'email' });
  if (['', defaultValues?.email].includes(email.trim().toLowerCase())) return null;
  return (
    <PasswordField
      name="current"
      label="Sua senha atual"
      description="Para mudar o seu e-mail; as suas outras sessões serão encerradas"
      autoComplete="current-password"
      required
    />
  );
}

type KeptProps = { name: 'name' | 'email'; label: string; required: boolean; type?: string; autoComplete?: string };

/** A field that shows what is stored when it is emptied and need not be filled in again. */
function KeptTextField(props: KeptProps) {
  const { defaultValues } = useFormState();
  if (props.required) return <TextField {...props} />;
  return (
    <TextField
      {...props}
      placeholder={String(defaultValues?.[props.name] ?? '')}
      description="Deixe em branco para manter como está"
    />
  );
}
