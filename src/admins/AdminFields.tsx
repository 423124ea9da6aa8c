import { cpfWarning } from '../platform/contract/check-digits.ts';
import { masks } from '../platform/contract/masks.ts';
import { MaskedField } from '../ui/form/MaskedField.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { adminLabels as labels } from './admins.labels.ts';

/** The fields of an administrator, for create and edit; only create asks for a password. */
export function AdminFields({ withPassword = false }: { withPassword?: boolean }) {
  return (
    <>
      <TextField name="name" label={labels.name} required />
      <TextField name="email" label={labels.email} type="email" autoComplete="off" required />
      <MaskedField name="cpf" label={labels.cpf} mask={masks.cpf} warn={cpfWarning} required />
      <MaskedField name="phone_number" label={labels.phone_number} mask={masks.phone} required />
      {withPassword && <PasswordField name="password" label={labels.password} autoComplete="new-password" required />}
    </>
  );
}
