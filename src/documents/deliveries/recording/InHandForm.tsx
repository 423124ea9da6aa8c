import { DateField } from '../../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { showServerError } from '../../../ui/form/server-issues.ts';
import { errorToast, successToast } from '../../../ui/toast/toast.ts';
import { inHandLabels } from '../deliveries.labels.ts';
import { deliveriesApi, useDeliveriesChanged } from '../useDeliveries.ts';
import type { useInHandForm } from './useDeliveryForms.ts';

type Props = {
  documentId: string;
  form: ReturnType<typeof useInHandForm>;
  formId: string;
  onDone: () => void;
};

const field = fieldsOf(inHandLabels);

/** When a document was handed over, and to whom. */
export function InHandForm({ documentId, form, formId, onDone }: Props) {
  const changed = useDeliveriesChanged(documentId);
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
        void changed();
        return 'done';
      }}
    >
      <DateField {...field('delivered_on')} required />
      <TextField {...field('received_by')} required />
      <LongTextField {...field('note')} minRows={2} description="Se foi outra pessoa: em que condição recebeu." />
    </Form>
  );
}
