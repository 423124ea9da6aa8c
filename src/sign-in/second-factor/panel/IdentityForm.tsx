import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { canUsePasskeys } from '../../../platform/browser/passkey-prompt.ts';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { showServerError } from '../../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { usePasskeyPrompt } from '../../passkeys/usePasskeyPrompt.ts';
import { passkeysApi } from '../../passkeys/usePasskeys.ts';
import { CodeField } from '../CodeField.tsx';
import type { Proof, proofInput } from '../proof.schema.ts';

/** What the user can show: the server asks for a code once there is a second factor, and takes a passkey instead of both. */
export type Showable = { code: boolean; app: boolean; passkey: boolean };

const loaderOf = (code: boolean) => async () => {
  const { typedProof, typedPassword } = await import('../proof.schema.ts');
  return code ? typedProof : typedPassword;
};

const field = fieldsOf({ password: 'Senha atual' } satisfies Partial<Record<keyof z.infer<typeof proofInput>, string>>);

type Props = {
  id: string;
  showable: Showable;
  onBusy?: (busy: boolean) => void;
  onProven: (proof: Proof) => Promise<void>;
};

/** Who it is, for what must not be done by somebody who finds the screen open: password and code, or a passkey. */
export function IdentityForm({ id, showable, onBusy, onProven }: Props) {
  const form = useSchemaForm(loaderOf(showable.code), { password: '', code: '' });
  const [asking, setAsking] = useState(false);
  const askForPasskey = usePasskeyPrompt();

  const prove = async (proof: () => Promise<Proof>) => {
    onBusy?.(true);
    form.clearErrors();
    try {
      await onProven(await proof());
    } catch (error) {
      const { passkey } = showServerError(form, error, ['passkey']);
      if (passkey) form.setError('root', { message: passkey });
    } finally {
      onBusy?.(false);
    }
  };
  const showPasskey = useSingleFlight(async () => {
    setAsking(true);
    await prove(async () => {
      const { options } = await passkeysApi.askForProof.call(undefined);
      return { passkey: await askForPasskey(options) };
    });
    setAsking(false);
  });

  return (
    <Form
      id={id}
      form={form}
      onSubmit={({ password, code }) => prove(async () => (showable.code ? { password, code } : { password }))}
      footer={
        showable.passkey &&
        canUsePasskeys() && (
          <div>
            <Button variant="default" loading={asking} onClick={showPasskey}>
              Usar uma chave de acesso
            </Button>
            <Text size="sm" c="dimmed" mt="xs">
              Em vez da senha e do código.
            </Text>
          </div>
        )
      }
    >
      <PasswordField {...field('password')} autoComplete="current-password" required />
      {showable.code && (
        <CodeField
          label="Código"
          description={
            showable.app ? 'O que o aplicativo mostra, ou um código de recuperação.' : 'Um código de recuperação.'
          }
        />
      )}
    </Form>
  );
}
