import { Alert, Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { href, Link, Navigate } from 'react-router';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { useProfile } from '../../../sign-in/useProfile.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { stateLabels } from '../../issued/issued.labels.ts';
import { issuedApi } from '../../issued/useIssued.ts';
import { FormTabs } from '../editor/FormTabs.tsx';
import type { Subject } from '../form.ts';
import { type FormKind, forms } from '../registry.ts';
import { type Start, startAddress } from './useStart.ts';

/** The forms, of which one begins with the answers of an issued document. */
export function StartedForms({ start, subject }: { start: Start; subject: Subject }) {
  const { documentId, corrects } = start;
  const ownId = useProfile()?.switchedUser.professional?.id;
  const read = useQuery(issuedApi.read.queryOptions({ input: { documentId } }));
  const answered = useQuery(issuedApi.answers.queryOptions({ input: { documentId }, staleTime: 'static' }));
  const document = read.data?.document;
  const error = read.error ?? answered.error;
  if (error && !(document && answered.data)) {
    return (
      <Alert mt="lg" color="red" role="alert" title="Não foi possível buscar o documento emitido">
        <p>{errorMessage(error)}</p>
        <Button size="xs" variant="default" onClick={() => Promise.all([read.refetch(), answered.refetch()])}>
          Tentar novamente
        </Button>
      </Alert>
    );
  }
  if (!document || !answered.data) return <LoadingBlock height={240} />;
  if (document.employeeId === null)
    return <Navigate to={href('/documents/issued/:documentId', { documentId })} replace />;
  if (document.employeeId !== subject.employee.id) {
    return <Navigate to={startAddress(document.employeeId, start)} replace />;
  }
  const otherIssuer = document.issuerId === ownId ? null : document.issuerName;
  const { answers } = answered.data;
  const started = { ...start, kind: document.kind as FormKind, name: document.name, answers, otherIssuer };
  return (
    <>
      {corrects && document.state !== 'issued' && (
        <Notice role="status" title={`${document.name}: ${stateLabels[document.state].toLowerCase()}`}>
          Este documento não pode mais ser corrigido.{' '}
          <Anchor
            component={Link}
            inherit
            to={href('/documents/issued/:documentId', { documentId: document.supersededBy?.id ?? documentId })}
          >
            Ver {document.supersededBy?.name ?? document.name}
          </Anchor>
        </Notice>
      )}
      <FormTabs subject={subject} started={document.kind in forms ? started : null} />
    </>
  );
}
