import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { IssueGatheredModal } from '../issued/gathered/IssueGatheredModal.tsx';
import { issuedApi } from '../issued/useIssued.ts';
import { type PersonKind, personDocuments } from './registry.ts';
import { seenByOf } from './seen-by.labels.ts';
import { personDocumentsApi } from './usePersonDocuments.ts';

/** Issues the document of the same record again, as the record is now, in the place of the one on the screen. */
export default function CorrectPersonModal() {
  const { documentId = '' } = useParams();
  const { data } = useQuery(issuedApi.read.queryOptions({ input: { documentId } }));
  const kind = data?.document.kind ?? '';
  const facts = Object.hasOwn(personDocuments, kind) ? personDocuments[kind as PersonKind] : null;
  return (
    <IssueGatheredModal
      facts={facts}
      correctsId={documentId}
      asksAgain
      seenBy={facts ? seenByOf(facts) : ''}
      lostAt="Visualizar documentos"
      send={(before, correcting) =>
        personDocumentsApi.issue.call({
          ...{ kind: kind as PersonKind, recordId: String(before?.recordId ?? '') },
          ...correcting,
        })
      }
    />
  );
}
