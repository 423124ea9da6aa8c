import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { blankOf } from '../ui/form/blank.ts';
import { Form } from '../ui/form/Form.tsx';
import { showServerError } from '../ui/form/server-issues.ts';
import { useSchemaForm } from '../ui/form/useSchemaForm.ts';
import { Panel } from '../ui/Panel.tsx';
import { successToast } from '../ui/toast/toast.ts';
import { accessApi } from './useProfile.ts';

const loadSchema = async () => {
  const { passwordChangeInput } = await import('./sign-in.contract.ts');
  return passwordChangeInput
    .extend({ repeat: passwordChangeInput.shape.current })
    .refine(({ password, repeat }) => password === repeat, { path: ['repeat'], error: 'As senhas não são iguais' });
};

const labels = {
  current: 'Senha atual',
  password: 'Nova senha',
  repeat: 'Repita a nova senha',
} satisfies Record<keyof z.infer<Awaited<ReturnType<typeof loadSchema>>>, string>;
const field = fieldsOf(labels);
const blank = blankOf(labels);

/** Changes the own password; sessions on other devices end. */
export function PasswordForm() {
  const form = useSchemaForm(loadSchema, blank);
  const change = useMutation(accessApi.changePassword.mutationOptions());
  return (
    <Panel title="Trocar a senha">
      <Form
        form={form}
        onSubmit={async ({ current, password }) => {
          try {
            await change.mutateAsync({ current, password });
          } catch (error) {
            showServerError(form, error);
            return;
          }
          form.reset(blank);
          successToast('Senha alterada com sucesso! As sessões em outros dispositivos foram encerradas.');
        }}
        footer={
          <Group>
            <Button type="submit" loading={form.formState.isSubmitting}>
              Trocar senha
            </Button>
          </Group>
        }
      >
        <PasswordField {...field('current')} autoComplete="current-password" required />
        <PasswordField {...field('password')} autoComplete="new-password" required />
        <PasswordField {...field('repeat')} autoComplete="new-password" required />
      </Form>
    </Panel>
  );
}
