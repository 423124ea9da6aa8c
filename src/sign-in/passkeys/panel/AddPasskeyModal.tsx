import { Alert, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { makePasskey, NoPasskey, stopAsking } from '../../../platform/browser/passkey-prompt.ts';
import { issuesOf } from '../../../platform/contract/errors.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { IdentityForm, type Showable } from '../../second-factor/panel/IdentityForm.tsx';
import { passkeysApi } from '../usePasskeys.ts';
import { loadNameSchema, NameField } from './NameField.tsx';

type Options = { challenge: string };
type Props = { showable: Showable; onClose: () => void; onAdded: (recoveryCodes: readonly string[]) => void };

const formId = 'passkey-add';

/** Asks who it is, then what the new key is called, and lets the browser make it. */
export function AddPasskeyModal({ showable, onClose, onAdded }: Props) {
  const [options, setOptions] = useState<Options | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => stopAsking, []);
  const beginAgain = (why: string) => {
    setRefused(why);
    setOptions(null);
  };
  return (
    <FormModal
      mode="edit"
      title="Adicionar chave de acesso"
      opened
      onClose={onClose}
      formId={formId}
      busy={busy}
      buttonLabel={options ? 'Criar a chave' : 'Continuar'}
    >
      {options ? (
        <NameStep
          options={options}
          isFirst={!showable.code}
          onBusy={setBusy}
          onAdded={onAdded}
          onRefused={beginAgain}
        />
      ) : (
        <>
          {refused && (
            <Alert color="red" role="alert" mb="md">
              {refused}
            </Alert>
          )}
          <IdentityForm
            id={formId}
            showable={showable}
            onBusy={setBusy}
            onProven={async (proof) => setOptions((await passkeysApi.begin.call(proof)).options)}
          />
        </>
      )}
    </FormModal>
  );
}

type StepProps = {
  options: Options;
  isFirst: boolean;
  onBusy: (busy: boolean) => void;
  onAdded: Props['onAdded'];
  /** What the server has refused it can't be asked for again: its question was good for one key. */
  onRefused: (why: string) => void;
};

function NameStep({ options, isFirst, onBusy, onAdded, onRefused }: StepProps) {
  const form = useSchemaForm(loadNameSchema, { name: '' });
  useEffect(() => form.setFocus('name'), [form]);
  return (
    <Form
      id={formId}
      form={form}
      notice={
        <Text>
          O navegador vai perguntar onde guardar a chave e pedir a sua digital, o seu rosto ou o seu PIN.
          {isFirst && ' Ao criá-la, as suas sessões em outros aparelhos são encerradas.'}
        </Text>
      }
      onSubmit={async ({ name }) => {
        onBusy(true);
        try {
          const passkey = await makePasskey(options);
          onAdded((await passkeysApi.add.call({ name, passkey })).recoveryCodes);
        } catch (error) {
          if (error instanceof NoPasskey) form.setError('root', { message: error.message });
          else onRefused(issuesOf(error)[0]?.message ?? errorMessage(error));
        } finally {
          onBusy(false);
        }
      }}
    >
      <NameField />
    </Form>
  );
}
