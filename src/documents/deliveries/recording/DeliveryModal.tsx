import { Alert, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useParams } from 'react-router';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../../ui/modal/useModalRoute.ts';
import { issuedApi } from '../../issued/useIssued.ts';
import { type Way, wayLabels } from '../deliveries.labels.ts';
import { nothingToDeliver } from '../delivery-link.rules.ts';
import { InHandForm } from './InHandForm.tsx';
import { LinkForms } from './LinkForms.tsx';
import { useInHandForm, useMailedLinkForm } from './useDeliveryForms.ts';

/** How an issued document was, or will be, delivered: a child route of the document's screen (product 15.5). */
export default function DeliveryModal() {
  const { documentId = '' } = useParams();
  const { data, error } = useQuery(issuedApi.read.queryOptions({ input: { documentId } }));
  const { opened, close, onClosed } = useModalRoute();
  const [way, setWay] = useState<Way>('in-hand');
  const formId = useId();
  const document = data?.document;
  // Here, and not where their fields are: what is typed is known to the modal at once, whichever way is shown.
  const inHand = useInHandForm(document?.employeeName ?? undefined);
  const mailed = useMailedLinkForm();
  const { isDirty, isSubmitting, isSubmitSuccessful } = inHand.formState;
  const isOver = document !== undefined && document.state !== 'issued' && !isSubmitSuccessful;
  const problem = error && !document ? errorMessage(error) : isOver && nothingToDeliver;
  return (
    <FormModal
      mode="edit"
      title="Registrar entrega"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={!document && !error}
      dirty={isDirty || mailed.formState.isDirty}
      busy={isSubmitting}
      withoutButton={Boolean(problem) || way !== 'in-hand'}
      formId={formId}
      buttonLabel="Registrar"
    >
      {problem && <Alert color="red">{problem}</Alert>}
      {document && !problem && (
        <Tabs value={way} onChange={(chosen) => setWay(chosen as Way)}>
          <Tabs.List grow mb="md">
            {(Object.keys(wayLabels) as Way[]).map((name) => (
              <Tabs.Tab key={name} value={name}>
                {wayLabels[name]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="in-hand">
            <InHandForm documentId={documentId} form={inHand} formId={formId} onDone={close} />
          </Tabs.Panel>
          <Tabs.Panel value="link">
            <LinkForms documentId={documentId} confidential={document.confidential} form={mailed} />
          </Tabs.Panel>
        </Tabs>
      )}
    </FormModal>
  );
}
