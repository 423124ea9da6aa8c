import { useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { masks } from '../platform/contract/masks.ts';
import { NewAccessFields } from '../sign-in/links/NewAccessFields.tsx';
import { fieldsOf } from '../ui/fields/field-names.ts';
import type { FieldProps } from '../ui/fields/field-props.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import type { adminUpdateInput } from './admins.contract.ts';
import { adminLabels } from './admins.labels.ts';

const field = fieldsOf(adminLabels);
const updateField = fieldsOf({ current: 'Sua senha atual' } satisfies Partial<
  Record<keyof z.infer<typeof adminUpdateInput>, string>
>);

type Props = {
  withPassword?: boolean;
  /** The administrator edits the own record. */
  own?: boolean;
};

/** The fields of an administrator. Create asks for all and for a password; in edit an empty name or e-mail stays as it is. */
export function AdminFields({ withPassword = false, own = false }: Props) {
  return (
    <>
      <KeptTextField {...field('name')} required={withPassword} />
      <KeptTextField {...field('email')} type="email" autoComplete="off" required={withPassword} />
      {own && <CurrentPasswordField />}
      <MaskedField {...field('cpf')} mask={masks.cpf} required />
      <MaskedField {...field('phone_number')} mask={masks.phone} required />
      {withPassword && <NewAccessFields password={field('password')} />}
    </>
  );
}

/** The own e-mail is changed by whoever knows the own password. */
function CurrentPasswordField() {
  const { defaultValues } = useFormState();
  const email: string = useWatch({ name: field('email').name });
  if (['', defaultValues?.email].includes(email.trim().toLowerCase())) return null;
  return (
    <PasswordField
      {...updateField('current')}
      description="Para mudar o seu e-mail; as suas outras sessões serão encerradas"
      autoComplete="current-password"
      required
    />
  );
}

type KeptProps = FieldProps & { type?: string; autoComplete?: string };

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
