import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useParams } from 'react-router';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { showServerError } from '../../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { useListOfModal } from '../../../ui/list/ListModals.tsx';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../../../ui/toast/toast.ts';
import { cancelLabels } from '../issued.labels.ts';
import { issuedApi } from '../useIssued.ts';

const field = fieldsOf(cancelLabels);
const loadSchema = async () => (await import('../issued.contract.ts')).cancelFields;
const blank = { reason: '' };

/** Asks why an issued document is cancelled, and says what that means. */
export default function IssuedCancelModal() {
  const { documentId = '' } = useParams();
  const { data, error } = useQuery(issuedApi.read.queryOptions({ input: { documentId } }));
  const form = useSchemaForm(loadSchema, blank);
  const formId = useId();
  const { opened, close, onClosed } = useModalRoute();
  const viewer = useListOfModal();
  const { isDirty, isSubmitting } = form.formState;
  const document = data?.document;
  const isOver = document !== undefined && document.state !== 'issued' && !isSubmitting;

  async function submit({ reason }: { reason: string }) {
    try {
      await issuedApi.cancel.call({ documentId, reason });
    } catch (failure) {
      errorToast('Erro ao cancelar o documento. Por favor, tente novamente mais tarde.');
      showServerError(form, failure);
      return;
    }
    successToast('Documento cancelado com sucesso!');
    close();
    void viewer.reload();
    return 'done';
  }

  return (
    <FormModal
      mode="delete"
      title="Cancelar documento"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      dirty={isDirty}
      loading={!document && !error}
      busy={isSubmitting}
      withoutButton={!document || isOver}
      formId={formId}
      buttonLabel="Cancelar documento"
    >
      {error ? (
        <Alert color="red">{errorMessage(error)}</Alert>
      ) : (
        <Stack>
          <Text>
            {document?.name} deixa de valer. Nada é apagado: ele continua no histórico como cancelado, com o motivo, e
            quem verificar o papel fica sabendo que foi cancelado. Isto não se desfaz. Se só há um erro a consertar, use
            ‘Corrigir’.
          </Text>
          {isOver ? (
            <Alert color="red">Este documento já não vale: não há o que cancelar.</Alert>
          ) : (
            <Form form={form} id={formId} onSubmit={submit}>
              <LongTextField {...field('reason')} minRows={2} required data-autofocus />
            </Form>
          )}
        </Stack>
      )}
    </FormModal>
  );
}
