import type { SignedInContext } from '../../access/caller.server.ts';
import { type Feature, forSignedIn } from '../../access/handlers.server.ts';
import { findCompanyName } from '../../companies/company-lookups.db.ts';
import { findEmployeeNames, mustFindEmployeeCompany } from '../../employees/employee-lookups.db.ts';
import { notFound } from '../../platform/contract/errors.ts';
import { findProfessionalName } from '../../professionals/professional-lookups.db.ts';
import { noteOpening } from '../../sign-in/openings/unusual-openings.server.ts';
import { record } from '../../trail/entries.db.ts';
import { documentKinds } from '../document-kinds.rules.ts';
import { findSignature } from '../signatures/signatures.db.ts';
import type { DocumentParts } from './document-follower.server.ts';
import { type IssuedDocument, issuedContract } from './issued.contract.ts';
import { reasonForCompany } from './issued.labels.ts';
import { findContent, findIssued, findIssuedNames, findLatest, type IssuedFacts } from './issued-reads.db.ts';
import { cancel } from './issuing/cancel.server.ts';
import { contentOf } from './issuing/content.server.ts';
import { finishOfCall } from './issuing/finish-issue.server.ts';
import { issue } from './issuing/issue.server.ts';
import { withdrawnExamsOf } from './withdrawn-exams.server.ts';

/** @param parts what follows an issue or a cancellation, and what is asked of other subjects */
export function issuedApi(parts: DocumentParts): Feature {
  return forSignedIn(issuedContract, {
    issue: async ({ input, context }) => {
      const issued = await issue(context, parts, input);
      await finishOfCall({ ...context, documents: parts }, issued.documentId);
      return issued;
    },

    read: async ({ input: { documentId }, context }) => {
      return { document: await answered(context, parts, await existing(context, documentId)) };
    },

    answers: async ({ input: { documentId }, context }) => {
      const stored = await findContent(context.db, context.scope, documentId);
      if (!stored) throw issuedNotFound();
      const { id: subjectId, companyId, employeeId, kind } = stored;
      const { answers, confirmed = null } = contentOf(stored, context.encryptionKeys);
      const about = { subject: 'document', subjectId, companyId, employeeId } as const;
      await record(context.db, context, { action: 'opened', detail: kind, ...about });
      await noteOpening(context);
      return { kind, employeeId, answers, confirmed };
    },

    latest: async ({ input: { employeeId, kind }, context }) => {
      const { db, scope } = context;
      const companyId = await mustFindEmployeeCompany(db, scope, employeeId);
      const found = await findLatest(db, scope, { companyId, employeeId, kind });
      return { document: found && (await answered(context, parts, found)) };
    },

    cancel: ({ input: { documentId, reason }, context }) => cancel(context, parts.followers, documentId, reason),

    print: async ({ input: { documentId }, context }) => {
      const { id: subjectId, companyId, employeeId, kind: detail } = await existing(context, documentId);
      const about = { subject: 'document', subjectId, companyId, employeeId } as const;
      await record(context.db, context, { action: 'printed', detail, ...about });
    },
  });
}

async function existing({ db, scope }: SignedInContext, id: string): Promise<IssuedFacts> {
  const found = await findIssued(db, scope, id);
  if (!found) throw issuedNotFound();
  return found;
}

function issuedNotFound() {
  return notFound('Documento não encontrado entre os emitidos.');
}

async function answered(
  context: SignedInContext,
  { register }: DocumentParts,
  issued: IssuedFacts,
): Promise<IssuedDocument> {
  const { db, scope, caller } = context;
  const { employeeId, supersedesId, supersededById, arrivedAt, professionalId, cancelledBy } = issued;
  const employees = await findEmployeeNames(db, scope, employeeId === null ? [] : [employeeId]);
  const others = [supersedesId, supersededById].filter((id) => id !== null);
  const names = await findIssuedNames(db, scope, others);
  const other = (id: string | null) => {
    const name = id && names.get(id);
    return id && name ? { id, name } : null;
  };
  const isClinical = caller.type === 'professional';
  return {
    ...issued,
    employeeName: employeeId === null ? null : (employees.get(employeeId) ?? ''),
    companyName: (await findCompanyName(db, scope, issued.companyId)) ?? '',
    issuerId: professionalId,
    cancelledByName: cancelledBy && (await findProfessionalName(db, cancelledBy)),
    cancelReason:
      isClinical || issued.cancelReason === null ? issued.cancelReason : reasonForCompany(issued.cancelReason),
    correctionReason: isClinical ? issued.correctionReason : null,
    isReady: arrivedAt !== null,
    signature: await findSignature(db, issued),
    byHand: documentKinds[issued.kind].byHand ?? false,
    withdrawnExams: await withdrawnExamsOf(context, register, issued),
    supersedes: other(supersedesId),
    supersededBy: other(supersededById),
  };
}
