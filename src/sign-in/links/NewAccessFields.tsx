import { Checkbox } from '@mantine/core';
import { Controller, useWatch } from 'react-hook-form';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { useMailOn } from './useWays.ts';

const name = 'invite';

/** How somebody who is registered will sign in: with the password that is typed, or by an invitation to choose one. */
export function NewAccessFields({ password }: { password: FieldProps }) {
  const isInvited: unknown = useWatch({ name });
  const isMailOn = useMailOn();
  return (
    <>
      {isInvited !== true && <PasswordField {...password} autoComplete="new-password" required />}
      <Controller
        name={name}
        render={({ field: { value, ...field } }) => (
          <Checkbox
            {...field}
            checked={value === true}
            mt={{ sm: 'xl' }}
            label={isMailOn === false ? 'Convidar por link' : 'Convidar por e-mail'}
            description={isMailOn === false ? withoutMail : withMail}
          />
        )}
      />
    </>
  );
}

const withMail = 'Em vez de uma senha dada por você: a pessoa recebe um link, válido por 7 dias, para criar a própria.';
const withoutMail =
  'Em vez de uma senha dada por você. Esta instalação não envia e-mails: depois do cadastro, crie o link e entregue-o à pessoa.';
