import { useEffect } from 'react';
import { formatDate, today } from '../../../platform/contract/dates.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { showServerError } from '../../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { errorToast, successToast } from '../../../ui/toast/toast.ts';
import type { IssuedDocument } from '../../issued/issued.contract.ts';
import { inHandLabels } from '../deliveries.labels.ts';
import { deliveriesApi } from '../useDeliveries.ts';

type Props = {
  document: IssuedDocument;
  formId: string;
  onBusy: (isBusy: boolean) => void;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
};

const field = fieldsOf(inHandLabels);
const loadSchema = async () => (await import('../deliveries.contract.ts')).inHandFields;

/** When a document was handed over, and to whom: usually the person, today. */
export function InHandForm({ document: { id: documentId, employeeName }, formId, onBusy, onDirty, onDone }: Props) {
  const values = { delivered_on: formatDate(today()), received_by: employeeName, note: '' };
  const form = useSchemaForm(loadSchema, values);
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => onBusy(isSubmitting), [isSubmitting, onBusy]);

  return (
    <Form
      form={form}
      id={formId}
      onSubmit={async (input) => {
        try {
          await deliveriesApi.recordInHand.call({ documentId, ...input });
        } catch (error) {
          errorToast('Erro ao registrar a entrega. Por favor, tente novamente mais tarde.');
          showServerError(form, error);
          return;
        }
        successToast('Entrega registrada com sucesso!');
        onDone();
        return 'done';
      }}
    >
      <DateField {...field('delivered_on')} required />
      <TextField {...field('received_by')} required />
      <LongTextField {...field('note')} minRows={2} description="Se foi outra pessoa: em que condição recebeu." />
    </Form>
  );
}
