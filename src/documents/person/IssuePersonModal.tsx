import { useParams } from 'react-router';
import { IssueGatheredModal } from '../issued/gathered/IssueGatheredModal.tsx';
import { type PersonKind, personDocuments } from './registry.ts';
import { seenByOf } from './seen-by.labels.ts';
import { personDocumentsApi } from './usePersonDocuments.ts';

/** Says what issuing a document of a record means, on the screen of the record. */
export default function IssuePersonModal() {
  const { kind = '', recordId = '' } = useParams();
  const facts = Object.hasOwn(personDocuments, kind) ? personDocuments[kind as PersonKind] : null;
  return (
    <IssueGatheredModal
      facts={facts}
      correctsId={undefined}
      asksAgain={false}
      seenBy={facts ? seenByOf(facts) : ''}
      lostAt="Visualizar documentos"
      send={(_before, correcting) =>
        personDocumentsApi.issue.call({ kind: kind as PersonKind, recordId, ...correcting })
      }
    />
  );
}
