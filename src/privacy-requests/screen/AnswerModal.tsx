import { Alert } from '@mantine/core';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { Facts } from '../../ui/Facts.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { showServerError } from '../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { useListOfModal } from '../../ui/list/ListModals.tsx';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { useModalRoute } from '../../ui/modal/useModalRoute.ts';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import type { WholePrivacyRequest } from '../privacy-requests.contract.ts';
import {
  answerLabels,
  kindItems,
  kindLabels,
  outcomeLabels,
  outcomes,
  requestLabels,
  retentionLabels,
  retentions,
} from '../privacy-requests.labels.ts';
import { privacyRequestsApi } from '../usePrivacyRequests.ts';

const field = fieldsOf(answerLabels);
const loadSchema = async () => (await import('../privacy-requests.contract.ts')).answerFields;
const outcomeChoices = outcomes.map((value) => ({ value, label: outcomeLabels[value] }));
const retentionChoices = retentions.map((value) => ({ value, label: retentionLabels[value] }));
const unreadable = 'Não pôde ser aberto: avise quem cuida do servidor';

/** Shows a request, and writes down what was answered to it. */
export default function AnswerModal() {
  const { requestId = '' } = useParams();
  const { data, error } = useModalRecord(privacyRequestsApi.read.queryOptions({ input: { requestId } }));
  const form = useSchemaForm(loadSchema, { answered_on: formatDate(today()), retention: '', answer: '' });
  const outcome: string = useWatch({ control: form.control, name: 'outcome' });
  const formId = useId();
  const { opened, close, onClosed } = useModalRoute();
  const screen = useListOfModal();
  const { isDirty, isSubmitting } = form.formState;
  const request = data?.request;
  const isOpen = request?.answeredOn === null;
  const asksWhy = ['erasure', 'opposition'].includes(request?.kind ?? '') && ['partly', 'refused'].includes(outcome);
  return (
    <FormModal
      mode="edit"
      title="Pedido do titular"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={!request && !error}
      dirty={isDirty}
      busy={isSubmitting}
      withoutButton={!isOpen}
      formId={formId}
      buttonLabel="Registrar resposta"
    >
      {error && !request && <Alert color="red">{errorMessage(error)}</Alert>}
      {request && <Facts facts={factsOf(request)} cols={{ base: 1, xs: 2 }} />}
      {request && isOpen && (
        <Form
          form={form}
          id={formId}
          onSubmit={async (input) => {
            try {
              const retention = asksWhy ? input.retention : '';
              await privacyRequestsApi.answer.call({ ...input, retention, requestId, version: request.version });
            } catch (failure) {
              errorToast('Erro ao registrar a resposta. Por favor, tente novamente mais tarde.');
              showServerError(form, failure);
              return;
            }
            successToast('Resposta registrada com sucesso!');
            close();
            void screen.reload();
            return 'done';
          }}
        >
          <RadioField {...field('outcome')} data={outcomeChoices} required />
          {asksWhy && <RadioField {...field('retention')} data={retentionChoices} required />}
          <LongTextField {...field('answer')} minRows={3} required />
          <DateField {...field('answered_on')} required />
        </Form>
      )}
    </FormModal>
  );
}

function factsOf(request: WholePrivacyRequest) {
  const { answeredOn, outcome, retention } = request;
  const asked = [
    { label: requestLabels.kind, value: `${kindLabels[request.kind]} (${kindItems[request.kind]})` },
    { label: requestLabels.received_on, value: formatDate(request.receivedOn) },
    { label: 'Responder até', value: formatDate(request.dueOn) },
    { label: requestLabels.asked, value: request.asked ?? unreadable },
  ];
  if (answeredOn === null) return asked;
  return [
    ...asked,
    { label: answerLabels.outcome, value: outcome ? outcomeLabels[outcome] : '' },
    { label: answerLabels.answered_on, value: `${formatDate(answeredOn)}, por ${request.answeredBy}` },
    ...(retention ? [{ label: answerLabels.retention, value: retentionLabels[retention] }] : []),
    { label: answerLabels.answer, value: request.answer ?? unreadable },
  ];
}
