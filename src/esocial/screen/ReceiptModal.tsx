import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { esocialApi } from '../useEsocial.ts';
import { eventName } from './EventCells.tsx';

const field = fieldsOf({ receipt: 'Recibo' });

const loadSchema = async () => (await import('../esocial.contract.ts')).receiptFields;

/** Writes down the receipt of the event that the address names, which another system has sent. */
export default function ReceiptModal() {
  const { eventId = '' } = useParams();
  const form = useSchemaForm(loadSchema, { receipt: '' });
  const event = useQuery(esocialApi.read.queryOptions({ input: { eventId } })).data?.event;
  return (
    <CreateModal
      title="Anotar recibo"
      form={form}
      save={(input) => esocialApi.keepReceipt.call({ ...input, eventId, version: event?.version })}
      savedToast="Recibo anotado com sucesso!"
      failedToast="Erro ao anotar o recibo. Por favor, tente novamente mais tarde."
      buttonLabel="Anotar"
    >
      <Text>
        {event
          ? `${eventName(event)} de ${event.employeeName}, de ${formatDate(event.day)}. O evento passa a aceito, e o que mudar depois vira retificação ou exclusão com este recibo.`
          : '…'}
      </Text>
      <TextField
        {...field('receipt')}
        description="Como o eSocial o deu: 1, ponto, um número, ponto e 19 números"
        required
      />
    </CreateModal>
  );
}
