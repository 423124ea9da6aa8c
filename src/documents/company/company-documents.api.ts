import { type Feature, forSignedIn } from '../../access/handlers.server.ts';
import { mustReach } from '../../access/scope.ts';
import { record } from '../../trail/entries.db.ts';
import { listCompanyDocuments } from '../documents.db.ts';
import { companyDocumentsExport } from '../documents-export.server.ts';
import type { DocumentParts } from '../issued/document-follower.server.ts';
import { finishOfCall } from '../issued/issuing/finish-issue.server.ts';
import { companyDocumentsContract } from './company-documents.contract.ts';
import { issueForCompany } from './issue-for-company.server.ts';

/** @param parts what follows an issue: the file is seen to as any other's */
export function companyDocumentsApi(parts: DocumentParts): Feature {
  return forSignedIn(companyDocumentsContract, [companyDocumentsExport], {
    list: async ({ input: { companyId, kind, ...input }, context: { db, scope, ...context } }) => {
      mustReach(scope, companyId);
      const documents = await listCompanyDocuments(db, scope, companyId, input, kind);
      await record(db, context, { action: 'listed', subject: 'document', companyId, detail: kind ?? null });
      return documents;
    },

    issue: async ({ input, context }) => {
      const issued = await issueForCompany(context, input);
      await finishOfCall({ ...context, documents: parts }, issued.documentId);
      return issued;
    },
  });
}
