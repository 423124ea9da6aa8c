import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { esocialApi } from '../useEsocial.ts';

const field = fieldsOf({ order: 'Ordem da audiometria', note: 'Observação do procedimento' });

const loadSchema = async () => (await import('../esocial.contract.ts')).examFactFields;

const orders = [
  { value: '1', label: 'Inicial: a primeira que este empregador faz da pessoa' },
  { value: '2', label: 'Sequencial: já houve outra' },
];

/** Says of an exam of an event what only a person knows: whether it is the first, or what it was. */
export default function ExamFactModal() {
  const { eventId = '', at = '' } = useParams();
  const form = useSchemaForm(loadSchema, { code: '', doneOn: '' });
  const { data, error } = useQuery(esocialApi.read.queryOptions({ input: { eventId } }));
  const exam = data?.exams[Number(at)];
  useEffect(() => {
    if (!exam) return;
    const { code, doneOn, order, note } = exam;
    const known = order === '1' || order === '2' ? { order } : {};
    form.reset({ code, doneOn, ...known, ...(note ? { note } : {}) } as Parameters<typeof form.reset>[0]);
  }, [exam, form]);
  return (
    <CreateModal
      title="Completar o exame"
      form={form}
      save={(input) => esocialApi.sayExam.call({ ...input, eventId, version: data?.event.version })}
      savedToast="Exame completado com sucesso!"
      failedToast="Erro ao completar o exame. Por favor, tente novamente mais tarde."
      buttonLabel="Salvar"
    >
      {error && (
        <Alert color="red" role="alert">
          {errorMessage(error)}
        </Alert>
      )}
      <Text>{exam ? `${exam.code} ${exam.name}, de ${formatDate(exam.doneOn)}` : '…'}</Text>
      {exam?.asks === 'order' && <RadioField {...field('order')} data={orders} required />}
      {exam?.asks === 'note' && <LongTextField {...field('note')} required />}
    </CreateModal>
  );
}
