import { type Feature, forSignedIn } from '../../access/handlers.server.ts';
import type { DocumentParts } from '../issued/document-follower.server.ts';
import { finishOfCall } from '../issued/issuing/finish-issue.server.ts';
import { issueForPerson } from './issue-for-person.server.ts';
import { personDocumentsContract } from './person-documents.contract.ts';

/** @param parts the file is seen to as any other's */
export function personDocumentsApi(parts: DocumentParts): Feature {
  return forSignedIn(personDocumentsContract, {
    issue: async ({ input, context }) => {
      const issued = await issueForPerson(context, input);
      await finishOfCall({ ...context, documents: parts }, issued.documentId);
      return issued;
    },
  });
}
