import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { purposeLabels } from '../../consents/consents.labels.ts';
import { consentsApi } from '../../consents/useConsents.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { channelLabels, channels, kindLabels, requestKinds, requestLabels } from '../privacy-requests.labels.ts';
import { privacyRequestsApi } from '../usePrivacyRequests.ts';

const field = fieldsOf(requestLabels);
const loadSchema = async () => (await import('../privacy-requests.contract.ts')).requestFields;
const kindChoices = requestKinds.map((value) => ({ value, label: kindLabels[value] }));
const channelChoices = channels.map((value) => ({ value, label: channelLabels[value] }));

/** Writes down what the person of the address asks for about their data. */
export default function RequestModal() {
  const { employeeId = '' } = useParams();
  const form = useSchemaForm(loadSchema, { received_on: formatDate(today()), consent_id: '', asked: '' });
  return (
    <CreateModal
      title="Registrar pedido do titular"
      form={form}
      save={({ kind, consent_id, ...input }) =>
        privacyRequestsApi.create.call({
          ...input,
          employeeId,
          kind,
          // What was chosen before the kind was changed belongs to no other request.
          consent_id: kind === 'consentRevocation' ? consent_id : '',
        })
      }
      savedToast="Pedido registrado com sucesso!"
      failedToast="Erro ao registrar o pedido. Por favor, tente novamente mais tarde."
      buttonLabel="Registrar"
    >
      <RadioField {...field('kind')} data={kindChoices} required />
      <RevokedConsent employeeId={employeeId} />
      <DateField {...field('received_on')} required />
      <RadioField {...field('channel')} data={channelChoices} required />
      <LongTextField {...field('asked')} minRows={3} description="Só os profissionais leem" required />
    </CreateModal>
  );
}

/** Which consent is revoked, where that is what is asked for. */
function RevokedConsent({ employeeId }: { employeeId: string }) {
  const { control, setValue } = useFormContext();
  const kind: string = useWatch({ control, name: 'kind' });
  const isRevocation = kind === 'consentRevocation';
  const { data } = useQuery(consentsApi.list.queryOptions({ input: { employeeId }, enabled: isRevocation }));
  const holding = data?.consents.filter(({ revokedOn }) => revokedOn === null) ?? [];
  const only = isRevocation && holding.length === 1 ? holding[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) setValue('consent_id', only);
  }, [only, setValue]);
  if (!isRevocation || !data) return null;
  if (holding.length === 0) return <Alert color="yellow">Não há consentimento em vigor para revogar.</Alert>;
  const choices = holding.map(({ id, purpose, givenOn }) => ({
    value: id,
    label: `${purposeLabels[purpose]}, de ${formatDate(givenOn)}`,
  }));
  return <RadioField {...field('consent_id')} data={choices} required />;
}
