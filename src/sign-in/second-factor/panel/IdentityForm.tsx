import type { z } from 'zod';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { showServerError } from '../../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { CodeField } from '../CodeField.tsx';
import type { identityInput } from '../second-factor.contract.ts';

const loadSchema = async () => (await import('../second-factor.contract.ts')).identityInput;

const field = fieldsOf({ password: 'Senha atual' } satisfies Partial<
  Record<keyof z.infer<typeof identityInput>, string>
>);

type Props = { id: string; onProven: (input: { password: string; code: string }) => Promise<void> };

/** Password and code, for what must not be done by somebody who finds the screen open. */
export function IdentityForm({ id, onProven }: Props) {
  const form = useSchemaForm(loadSchema, { password: '', code: '' });
  return (
    <Form
      id={id}
      form={form}
      onSubmit={async (input) => {
        try {
          await onProven(input);
        } catch (error) {
          showServerError(form, error);
        }
      }}
    >
      <PasswordField {...field('password')} autoComplete="current-password" required />
      <CodeField label="Código" description="O que o aplicativo mostra, ou um código de recuperação." />
    </Form>
  );
}
