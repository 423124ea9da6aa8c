import { Button, Group } from '@mantine/core';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { showServerError } from '../../../ui/form/server-issues.ts';
import { errorToast, successToast } from '../../../ui/toast/toast.ts';
import { mailedLinkLabels } from '../deliveries.labels.ts';
import { deliveriesApi, useDeliveriesChanged } from '../useDeliveries.ts';
import type { useMailedLinkForm } from './useDeliveryForms.ts';

type Props = {
  documentId: string;
  form: ReturnType<typeof useMailedLinkForm>;
  /** The link that was shown before has given way to the one that is sent. */
  onMade: (made: { code: string | null }) => void;
};

const field = fieldsOf(mailedLinkLabels);

/** Sends a link to the address that the person has given. */
export function MailedLinkForm({ documentId, form, onMade }: Props) {
  const changed = useDeliveriesChanged(documentId);
  const { isSubmitting } = form.formState;
  return (
    <Form
      form={form}
      onSubmit={async ({ email }) => {
        let made: { code: string | null };
        try {
          made = await deliveriesApi.makeLink.call({ documentId, email });
        } catch (error) {
          errorToast('Erro ao enviar o link. Por favor, tente novamente mais tarde.');
          showServerError(form, error);
          return;
        }
        successToast(`O link será enviado em instantes a ${email}.`);
        form.reset({ email: '' });
        onMade(made);
        await changed();
      }}
      footer={
        <Group>
          <Button type="submit" variant="default" loading={isSubmitting}>
            Enviar link por e-mail
          </Button>
        </Group>
      }
    >
      <TextField {...field('email')} type="email" autoComplete="off" required />
    </Form>
  );
}
