import { Button, Group } from '@mantine/core';
import { useEffect } from 'react';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { showServerError } from '../../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { errorToast, successToast } from '../../../ui/toast/toast.ts';
import { mailedLinkLabels } from '../deliveries.labels.ts';
import { deliveriesApi } from '../useDeliveries.ts';

type Props = {
  documentId: string;
  onDirty: (isDirty: boolean) => void;
  /** The link that was shown before has given way to the one that is sent. */
  onMade: () => void;
};

const field = fieldsOf(mailedLinkLabels);
const loadSchema = async () => (await import('../deliveries.contract.ts')).mailedLinkFields;
const blank = { email: '' };

/** Sends a link to the address that the person has given. */
export function MailedLinkForm({ documentId, onDirty, onMade }: Props) {
  const form = useSchemaForm(loadSchema, blank);
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <Form
      form={form}
      onSubmit={async ({ email }) => {
        try {
          await deliveriesApi.makeLink.call({ documentId, email });
        } catch (error) {
          errorToast('Erro ao enviar o link. Por favor, tente novamente mais tarde.');
          showServerError(form, error);
          return;
        }
        successToast(`O link será enviado em instantes a ${email}.`);
        form.reset(blank);
        onMade();
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
