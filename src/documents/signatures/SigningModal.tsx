import { Alert, Anchor, List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { personalCertificatesApi } from '../../certificates/personal/usePersonalCertificates.ts';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { showServerError } from '../../ui/form/server-issues.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import { CloudButton } from './cloud/CloudButton.tsx';
import { signingLabels } from './signatures.labels.ts';
import { signaturesApi } from './useSignatures.ts';

type Props = {
  /** What is signed, by its id and name; without anything the modal waits for it. */
  documents: readonly { id: string; name: string }[] | undefined;
  /** Why there is nothing to sign. */
  problem: string | null;
  opened: boolean;
  onClose: () => void;
  onClosed?: () => void;
  onSigned: () => unknown;
};

const loadSchema = async () => (await import('./signatures.contract.ts')).signingFields;
const blank = { password: '' };
const fields = fieldsOf(signingLabels);

/** Asks for the password of the own certificate, once for all that is signed, and says what was not (product 24.2). */
export function SigningModal({ documents, problem, opened, onClose, onClosed, onSigned }: Props) {
  const { data, error } = useQuery(personalCertificatesApi.read.queryOptions());
  const form = useSchemaForm(loadSchema, blank);
  const formId = useId();
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  const lacking = data && !data.certificate;
  const whyNot = isSubmitting || isSubmitSuccessful ? null : (problem ?? (error && errorMessage(error)));
  const what = documents?.length === 1 ? (documents[0]?.name ?? '') : `${documents?.length ?? 0} documentos`;

  /** The password stays nowhere, also where the modal does. */
  function leave() {
    form.setValue('password', '');
    onClose();
  }

  async function submit({ password }: typeof blank) {
    try {
      const documentIds = (documents ?? []).map(({ id }) => id);
      const { signed, unsigned, isRevocationKnown, unstamped } = await signaturesApi.sign.call({
        documentIds,
        password,
      });
      for (const { name, reason } of unsigned) errorToast(`${name}: ${reason}`);
      if (signed.length === 1) successToast(`Documento assinado: ${signed[0]?.name}`);
      else if (signed.length > 1) successToast(`${signed.length} documentos assinados com sucesso!`);
      if (unstamped) errorToast('Sem carimbo do tempo: o serviço não respondeu. Ele é pedido de novo sozinho.');
      if (!isRevocationKnown) errorToast('A lista de revogação do certificado não respondeu: não foi conferida.');
    } catch (failure) {
      errorToast('Erro ao assinar. Veja o motivo no formulário.');
      showServerError(form, failure);
      return;
    }
    leave();
    await onSigned();
    return 'done';
  }

  return (
    <FormModal
      mode="create"
      title={`Assinar ${what}`}
      opened={opened}
      onClose={leave}
      {...(onClosed ? { onClosed } : {})}
      loading={(documents === undefined || data === undefined) && !whyNot}
      busy={isSubmitting}
      withoutButton={Boolean(whyNot) || Boolean(lacking)}
      formId={formId}
      buttonLabel={documents?.length === 1 ? 'Assinar' : `Assinar ${what}`}
    >
      {whyNot && <Alert color="red">{whyNot}</Alert>}
      {!whyNot && lacking && (
        <Notice stops title="Falta o seu certificado digital" role="status">
          Guarde o seu e-CPF A1 em{' '}
          <Anchor component={Link} inherit to="/settings">
            Configurações
          </Anchor>
          . Sem ele, imprima e assine à mão.
        </Notice>
      )}
      {!whyNot && lacking && documents && <CloudButton documents={documents} />}
      {!whyNot && data?.certificate && documents && (
        <Stack>
          <Text>
            Com o certificado de <strong>{data.certificate.holderName}</strong>. A assinatura é acrescentada ao PDF
            emitido, que não muda; depois disso é o assinado que se abre e se entrega.
          </Text>
          {documents.length === 1 && (
            <Anchor component={Link} size="sm" to="/documents/sign">
              Assinar vários de uma vez
            </Anchor>
          )}
          {documents.length > 1 && (
            <List size="sm" spacing={2} mah={160} style={{ overflowY: 'auto' }}>
              {documents.map(({ id, name }) => (
                <List.Item key={id}>{name}</List.Item>
              ))}
            </List>
          )}
          <Form form={form} id={formId} onSubmit={submit} focusFirst>
            <PasswordField
              {...fields('password')}
              description="Vale para esta assinatura, e não é guardada"
              autoComplete="off"
              required
            />
          </Form>
          <CloudButton documents={documents} />
        </Stack>
      )}
    </FormModal>
  );
}
