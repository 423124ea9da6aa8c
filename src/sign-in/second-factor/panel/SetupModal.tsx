import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { showServerError } from '../../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import type { setupInput } from '../second-factor.contract.ts';
import { secondFactorApi } from '../useSecondFactor.ts';
import { type Key, KeyStep } from './KeyStep.tsx';

const loadSchema = async () => (await import('../second-factor.contract.ts')).setupInput;

const field = fieldsOf({ password: 'Senha atual' } satisfies Partial<Record<keyof z.infer<typeof setupInput>, string>>);

type Props = { onClose: () => void; onConfirmed: (recoveryCodes: readonly string[]) => void };

const formId = 'second-factor-setup';

/** Asks for the password, then shows the key for the app and asks for its first code. */
export function SetupModal({ onClose, onConfirmed }: Props) {
  const [key, setKey] = useState<Key | null>(null);
  const [busy, setBusy] = useState(false);
  return (
    <FormModal
      mode="edit"
      title="Ativar a verificação em duas etapas"
      opened
      onClose={onClose}
      formId={formId}
      busy={busy}
      buttonLabel={key ? 'Ativar' : 'Continuar'}
    >
      {key ? (
        <KeyStep formId={formId} appKey={key} onBusy={setBusy} onConfirmed={onConfirmed} />
      ) : (
        <PasswordStep onBusy={setBusy} onKey={setKey} />
      )}
    </FormModal>
  );
}

function PasswordStep({ onBusy, onKey }: { onBusy: (busy: boolean) => void; onKey: (key: Key) => void }) {
  const form = useSchemaForm(loadSchema, { password: '' });
  const begin = useMutation(secondFactorApi.setUp.mutationOptions());
  return (
    <Form
      id={formId}
      form={form}
      onSubmit={async (input) => {
        onBusy(true);
        try {
          onKey(await begin.mutateAsync(input));
        } catch (error) {
          showServerError(form, error);
        } finally {
          onBusy(false);
        }
      }}
    >
      <PasswordField {...field('password')} autoComplete="current-password" required />
    </Form>
  );
}
