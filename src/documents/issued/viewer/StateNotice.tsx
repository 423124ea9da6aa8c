import { Alert, Anchor } from '@mantine/core';
import { href, Link } from 'react-router';
import { momentOf } from '../../../platform/clock/moments.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { IssuedDocument } from '../issued.contract.ts';

/** Says above a document that is valid no more what there is instead, or why it was cancelled; of a receipt, what was withdrawn of it. */
export function StateNotice({ document }: { document: IssuedDocument }) {
  const { state, supersededBy, cancelledAt, cancelReason, cancelledByName, withdrawnExams } = document;
  if (state === 'superseded' && supersededBy) {
    return (
      <Notice role="status" title={`Substituído por ${supersededBy.name}`}>
        Este documento foi corrigido e não vale mais.{' '}
        <Anchor component={Link} inherit to={href('/documents/issued/:documentId', { documentId: supersededBy.id })}>
          Ver {supersededBy.name}
        </Anchor>
      </Notice>
    );
  }
  if (state === 'superseded') {
    return (
      <Notice role="status" title="Substituído">
        Este documento foi corrigido pela clínica e não vale mais. O que o substituiu está sob sigilo médico: só
        profissionais o veem.
      </Notice>
    );
  }
  if (state === 'cancelled') {
    return (
      <Alert color="red" role="status" title={`Cancelado em ${momentOf(cancelledAt ?? '')}`}>
        {cancelReason ? `Motivo: ${cancelReason}` : 'Este documento não vale mais.'}
        {cancelledByName && ` · Cancelado por ${cancelledByName}`}
      </Alert>
    );
  }
  if (withdrawnExams.length > 0) {
    return (
      <Notice role="status" title="O registro de exames deste recibo foi retirado depois">
        Já não constam como feitos nesse dia: {withdrawnExams.join(', ')}. Se o recibo não vale mais, corrija-o ou
        cancele-o.
      </Notice>
    );
  }
  return null;
}
