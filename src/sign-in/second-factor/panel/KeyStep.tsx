import { Anchor, Code, List, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Form } from '../../../ui/form/Form.tsx';
import { showServerError } from '../../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { CodeField } from '../CodeField.tsx';
import { secondFactorApi } from '../useSecondFactor.ts';
import { QrCode } from './QrCode.tsx';

const loadSchema = async () => (await import('../second-factor.contract.ts')).confirmInput;

/** What an authenticator app needs: the secret, and the address with it that a QR code carries. */
export type Key = { secret: string; uri: string };

type Props = {
  formId: string;
  appKey: Key;
  /** Whether it is the first second factor: then the sessions elsewhere end. */
  isFirst: boolean;
  onBusy: (busy: boolean) => void;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
};

/** The key to take over into the app, and the first code that shows it has arrived there. */
export function KeyStep({ formId, appKey, isFirst, onBusy, onConfirmed }: Props) {
  const form = useSchemaForm(loadSchema, { code: '' });
  const confirm = useMutation(secondFactorApi.confirm.mutationOptions());
  useEffect(() => form.setFocus('code'), [form]);
  return (
    <Stack gap="md">
      <List type="ordered" spacing="xs">
        <List.Item>Abra o aplicativo autenticador no celular e escolha adicionar uma conta.</List.Item>
        <List.Item>Aponte a câmera para o quadrado abaixo, ou digite a chave.</List.Item>
        <List.Item>Digite aqui o código de 6 números que o aplicativo passa a mostrar.</List.Item>
      </List>
      <QrCode text={appKey.uri} label="QR code com a chave, para a câmera do aplicativo autenticador" />
      <Text ta="center" size="sm">
        Chave: <Code fz="sm">{appKey.secret.replace(/(.{4})(?!$)/g, '$1 ')}</Code>
      </Text>
      <Anchor href={appKey.uri} hiddenFrom="sm" ta="center">
        Abrir no aplicativo deste aparelho
      </Anchor>
      <Form
        id={formId}
        form={form}
        onSubmit={async (input) => {
          onBusy(true);
          try {
            onConfirmed((await confirm.mutateAsync(input)).recoveryCodes);
          } catch (error) {
            showServerError(form, error);
          } finally {
            onBusy(false);
          }
        }}
      >
        <CodeField label="Código do aplicativo" />
        {isFirst && (
          <Text size="sm" mt="xs">
            Ao ativar, as suas sessões em outros aparelhos são encerradas.
          </Text>
        )}
      </Form>
    </Stack>
  );
}
