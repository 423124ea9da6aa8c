import { Stack, Text } from '@mantine/core';
import { useId, useRef } from 'react';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { showServerError } from '../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import type { DocumentRow } from '../documents.contract.ts';
import { withdrawalLabels } from '../documents.labels.ts';
import { documentsApi } from '../useDocuments.ts';

type Props = {
  /** The document to withdraw; without one the modal is closed. */
  document: DocumentRow | null;
  onClose: () => void;
  onWithdrawn: () => Promise<void>;
};

const field = fieldsOf(withdrawalLabels);
const loadSchema = async () => (await import('../documents.contract.ts')).withdrawalFields;
const blank = { reason: '' };

/** Asks why a document that was sent by mistake is withdrawn, and says what that means (product 6.6). */
export function WithdrawalModal({ document, onClose, onWithdrawn }: Props) {
  const form = useSchemaForm(loadSchema, blank);
  const formId = useId();
  /** While it fades out it goes on saying whose it was. */
  const shown = useRef(document);
  if (document) shown.current = document;
  const { isDirty, isSubmitting } = form.formState;

  function close() {
    form.reset(blank);
    onClose();
  }

  async function submit({ reason }: { reason: string }) {
    if (!document) return;
    try {
      await documentsApi.withdraw.call({ documentId: document.id, reason });
    } catch (error) {
      errorToast('Erro ao retirar o documento. Por favor, tente novamente mais tarde.');
      showServerError(form, error);
      return;
    }
    successToast('Documento retirado com sucesso!');
    close();
    void onWithdrawn();
  }

  return (
    <FormModal
      mode="delete"
      title="Retirar documento"
      opened={document !== null}
      onClose={close}
      dirty={isDirty}
      busy={isSubmitting}
      formId={formId}
      buttonLabel="Retirar"
    >
      <Stack>
        <Text>
          “{shown.current?.name}” fica marcado como retirado
          {shown.current?.medicalConfidentiality ? '' : ', e a empresa deixa de vê-lo'}. Nada é apagado: os
          profissionais continuam a ver o documento, com o motivo, o seu nome e a hora. Isto não se desfaz.
        </Text>
        <Form form={form} id={formId} onSubmit={submit}>
          <LongTextField {...field('reason')} minRows={2} required data-autofocus />
        </Form>
      </Stack>
    </FormModal>
  );
}
