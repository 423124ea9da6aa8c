import { Alert, Paper, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { href, Navigate, useParams } from 'react-router';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { useProfile } from '../../../sign-in/useProfile.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { ListModals } from '../../../ui/list/ListModals.tsx';
import { Page } from '../../../ui/Page.tsx';
import { DeliveryPanel } from '../../deliveries/recording/DeliveryPanel.tsx';
import type { IssuedDocument } from '../issued.contract.ts';
import { issuedApi } from '../useIssued.ts';
import { IssuedActions } from './IssuedActions.tsx';
import classes from './IssuedDocumentPage.module.css';
import { IssuedFacts } from './IssuedFacts.tsx';
import { IssuedFile } from './IssuedFile.tsx';
import { IssuedStatus } from './IssuedStatus.tsx';
import { StateNotice } from './StateNotice.tsx';
import { useHasRoom } from './useIssuedFile.ts';

/** How soon a document whose file is being made is asked for again, should no event tell of it. */
const againMs = 1_000;

export function meta() {
  return [{ title: 'Documento emitido · Zelo' }];
}

/** An issued document: its file, what is known of it, and what can be done with it (product 15.3). */
export default function IssuedDocumentPage() {
  const { documentId = '' } = useParams();
  const type = useProfile()?.user.type;
  if (type !== 'professional' && type !== 'company') return <Navigate to="/dashboard" replace />;
  return <Issued key={documentId} documentId={documentId} isProfessional={type === 'professional'} />;
}

function Issued({ documentId, isProfessional }: { documentId: string; isProfessional: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { data, error, refetch } = useQuery(
    issuedApi.read.queryOptions({
      input: { documentId },
      refetchInterval: ({ state }) => (state.data?.document.isReady === false ? againMs : false),
    }),
  );
  const hasRoom = useHasRoom();
  const document = data?.document;
  if (!document) {
    return (
      <Page title="Documento emitido">
        {error ? <Alert color="red">{errorMessage(error)}</Alert> : <LoadingBlock height={480} />}
      </Page>
    );
  }
  const actions = (
    <div key="actions" className={classes.actions}>
      <IssuedActions document={document} frame={frame} hasRoom={hasRoom} isProfessional={isProfessional} />
    </div>
  );
  const file = (
    <div key="file" className={classes.file}>
      <IssuedFile document={document} frame={frame} hasRoom={hasRoom} />
    </div>
  );
  return (
    <Page title={document.name} back={listOf(document, isProfessional)}>
      <Stack gap="md">
        {!hasRoom && (
          <div>
            <IssuedStatus state={document.state} />
          </div>
        )}
        <StateNotice document={document} />
        <div className={classes.screen}>
          {/* Where its file is not read but opened, that comes first. */}
          {hasRoom ? [actions, file] : [file, actions]}
          <Stack gap="md">
            <Paper withBorder p="card" component="section" aria-label="Sobre o documento">
              <IssuedFacts document={document} isStateSaid={!hasRoom} />
            </Paper>
            {document.employeeId !== null && <DeliveryPanel documentId={documentId} mayEnd={isProfessional} />}
          </Stack>
        </div>
      </Stack>
      {isProfessional && <ListModals list={{ reload: async () => void (await refetch()) }} />}
    </Page>
  );
}

/** Where the documents stand that it is one of: those of its person, or of its company. */
function listOf({ companyId, companyName, employeeId, employeeName }: IssuedDocument, isProfessional: boolean) {
  if (employeeId === null) {
    const to = isProfessional ? href('/programmes/:companyId/documents', { companyId }) : href('/programme/documents');
    return { label: `Documentos de ${companyName}`, to };
  }
  const history = isProfessional ? '/documents/view/:employeeId' : '/employee/documents/:employeeId?';
  return { label: `Documentos de ${employeeName}`, to: href(history, { employeeId }) };
}
