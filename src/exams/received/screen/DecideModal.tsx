import { Alert } from '@mantine/core';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { AnyEmployeePicker } from '../../../employees/AnyEmployeePicker.tsx';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { showServerError } from '../../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { useListOfModal } from '../../../ui/list/ListModals.tsx';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { useModalRecord } from '../../../ui/modal/useModalRecord.ts';
import { useModalRoute } from '../../../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../../../ui/toast/toast.ts';
import type { WholeResult } from '../exam-results.contract.ts';
import { decisionLabels } from '../exam-results.labels.ts';
import { examResultsApi } from '../useExamResults.ts';
import { choicesOf, factsOf } from './decision.rules.ts';

const field = fieldsOf(decisionLabels);
const loadSchema = async () => (await import('../exam-results.contract.ts')).decisionFields;

/** Shows a result that waits beside what is known, and asks whose it is, which stands, or why it is put aside. */
export default function DecideModal() {
  const { resultId = '' } = useParams();
  const { data, error } = useModalRecord(examResultsApi.read.queryOptions({ input: { resultId } }));
  const form = useSchemaForm(loadSchema, { choice: '', reason: '' });
  const choice: string = useWatch({ control: form.control, name: 'choice' });
  const [employeeId, setEmployeeId] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const formId = useId();
  const { opened, close, onClosed } = useModalRoute();
  const screen = useListOfModal();
  const { isDirty, isSubmitting } = form.formState;
  const result = data?.result;
  const isOpen = result?.state === 'waiting';
  return (
    <FormModal
      mode="edit"
      title="Resultado recebido"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={!result && !error}
      dirty={isDirty}
      busy={isSubmitting}
      withoutButton={!isOpen}
      formId={formId}
      buttonLabel="Guardar decisão"
    >
      {error && !result && <Alert color="red">{errorMessage(error)}</Alert>}
      {result && <Facts facts={factsOf(result)} cols={{ base: 1, xs: 2 }} />}
      {result && isOpen && (
        <Form
          form={form}
          id={formId}
          onSubmit={async (input) => {
            setIsAsked(true);
            if (input.choice === 'other' && employeeId === '') return;
            try {
              await decide(result, { ...input, employeeId });
            } catch (failure) {
              errorToast('Erro ao guardar a decisão. Por favor, confira os campos.');
              showServerError(form, failure);
              return;
            }
            successToast('Decisão guardada com sucesso!');
            close();
            void screen.reload();
            return 'done';
          }}
        >
          <RadioField {...field('choice')} data={choicesOf(result)} required />
          {choice === 'other' && <AnyEmployeePicker onChoose={setEmployeeId} />}
          {choice === 'other' && isAsked && employeeId === '' && (
            <Alert color="red" role="alert">
              Escolha de quem é o resultado.
            </Alert>
          )}
          <LongTextField
            {...field('reason')}
            minRows={2}
            description="Pedido para descartar, para trocar o que havia, e onde o CPF enviado não é o da pessoa"
          />
        </Form>
      )}
    </FormModal>
  );
}

/** Sends what was decided of a result, in the versions that were shown. */
async function decide(
  { id: resultId, version, kept }: WholeResult,
  { choice, reason, employeeId }: { choice: string; reason: string; employeeId: string },
): Promise<void> {
  if (choice === 'discard') await examResultsApi.discard.call({ resultId, version, reason });
  else if (choice === 'accept') {
    await examResultsApi.accept.call({ resultId, version, reason, examVersion: kept?.version ?? 0 });
  } else {
    const whose = choice === 'other' ? employeeId : choice;
    await examResultsApi.assign.call({ resultId, version, reason, employeeId: whose });
  }
}
