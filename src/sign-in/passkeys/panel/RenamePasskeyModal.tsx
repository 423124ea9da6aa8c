import { useMutation } from '@tanstack/react-query';
import { Form } from '../../../ui/form/Form.tsx';
import { showServerError } from '../../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import type { Passkey } from '../passkeys.contract.ts';
import { passkeysApi } from '../usePasskeys.ts';
import { loadNameSchema, NameField } from './NameField.tsx';

type Props = { passkey: Passkey; onClose: () => void; onRenamed: () => void };

const formId = 'passkey-rename';

export function RenamePasskeyModal({ passkey: { id, name }, onClose, onRenamed }: Props) {
  const form = useSchemaForm(loadNameSchema, { name });
  const rename = useMutation(passkeysApi.rename.mutationOptions());
  return (
    <FormModal
      mode="edit"
      title="Renomear chave de acesso"
      opened
      dirty={form.formState.isDirty}
      onClose={onClose}
      formId={formId}
      busy={rename.isPending}
    >
      <Form
        id={formId}
        form={form}
        focusFirst
        onSubmit={async (input) => {
          try {
            await rename.mutateAsync({ passkeyId: id, name: input.name });
            onRenamed();
          } catch (error) {
            showServerError(form, error);
          }
        }}
      >
        <NameField />
      </Form>
    </FormModal>
  );
}
