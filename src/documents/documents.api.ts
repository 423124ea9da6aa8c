import { v7 as uuid } from 'uuid';
import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import type { Scope } from '../access/scope.ts';
import { mustFindEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { conflict, invalidInput, notAllowed, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { signedAddress } from '../platform/files/signed-address.rules.ts';
import type { OnArrival, Storage } from '../platform/storage/storage.ts';
import { noteOpening } from '../sign-in/openings/unusual-openings.server.ts';
import { record } from '../trail/entries.db.ts';
import { findUpload, goOnInSession, insertPendingDocument } from './document-uploads.db.ts';
import { documentsContract } from './documents.contract.ts';
import { findDocument, listDocuments } from './documents.db.ts';
import { documentFileName, documentKey, parseDocumentKey } from './documents.rules.ts';
import { confidentialDocumentsExport, documentsExport } from './documents-export.server.ts';
import { publish, receive, receivePending } from './files/arrival.server.ts';
import { damaged } from './files/damaged.server.ts';
import { countUploaded } from './files/upload-quota.server.ts';
import { withdraw } from './files/withdrawal.server.ts';
import { givenFile } from './signatures/signatures.db.ts';

export const documentsApi = forSignedIn(documentsContract, [documentsExport, confidentialDocumentsExport], {
  list: async ({ input: { employeeId, ...input }, context }) => {
    const employee = await employeeWithUploads(context, employeeId);
    const documents = await listDocuments(context.db, context.scope, employee, input, input);
    await record(context.db, context, { action: 'listed', subject: 'document', ...employee });
    return documents;
  },

  listConfidential: async ({ input: { employeeId, ...input }, context }) => {
    const employee = await employeeWithUploads(context, employeeId);
    const documents = await listDocuments(context.db, context.scope, employee, input, { ...input, confidential: true });
    await record(context.db, context, { action: 'listed', subject: 'document', detail: 'confidential', ...employee });
    return documents;
  },

  open: async ({ input, context }) => {
    const { db, scope, storage } = context;
    const document = await findDocument(db, scope, input.documentId);
    if (!document) throw notFound('Documento não encontrado.');
    const { id: subjectId, companyId, employeeId } = document;
    if (!document.arrivedAt) throw conflict('O documento ainda está sendo preparado. Tente de novo em instantes.');
    const fileName = documentFileName(document.name);
    const file = await givenFile(db, document);
    const signedUrl = await storage
      .downloadLink(documentKey(file), fileName, file)
      .catch((error: unknown) => damaged(db, document.id, error));
    await record(db, context, { action: 'opened', subject: 'document', subjectId, companyId, employeeId });
    await noteOpening(context);
    return { signedUrl: signedAddress(context.origin, signedUrl) };
  },

  upload: async ({ input, context }) => {
    const { db, scope, storage, caller } = context;
    if (input.professionalId && input.professionalId !== caller.ownerId) {
      throw notAllowed('Um documento só pode ser enviado em nome de quem está autenticado.');
    }
    const employee = await employeeWithin(db, scope, input.employeeId);
    if (employee.companyId !== input.companyId) {
      throw invalidInput([{ path: 'employeeId', message: 'Este colaborador não é da empresa escolhida' }]);
    }
    const id = uuid();
    const linkTo = async (documentId: string) =>
      signedAddress(context.origin, await storage.uploadLink(documentKey({ ...employee, id: documentId }), input.size));
    const signedUrl = await linkTo(id);
    const { documentId } = await createOnce(context, async (tx) => {
      await countUploaded(tx, context);
      await insertPendingDocument(tx, { ...input, id, professionalId: caller.ownerId, sessionId: caller.sessionId });
      return { documentId: id };
    });
    if (documentId === id) return { documentId, signedUrl };
    // Sent again, the call gets a link of its own: the first one's five minutes may be over, and its session too.
    const begun = { ...employee, id: documentId, professionalId: caller.ownerId };
    await goOnInSession(db, begun, caller.sessionId);
    return { documentId, signedUrl: await linkTo(documentId) };
  },

  arrived: async ({ input: { documentId }, context: { db, storage, caller } }) => {
    const document = await findUpload(db, documentId, caller.ownerId);
    if (!document || document.isIssued) throw notFound('Documento não encontrado.');
    if (!document.arrived && !(await receive(db, storage, document))) {
      throw conflict('O arquivo ainda não chegou. Envie o documento de novo.');
    }
    return { documentId };
  },

  withdraw: ({ input: { documentId, reason }, context }) => withdraw(context, documentId, reason),

  print: async ({ input: { employeeId, form }, context }) => {
    const employee = await employeeWithin(context.db, context.scope, employeeId);
    await record(context.db, context, { action: 'printed', subject: 'form', detail: form, ...employee });
  },
});

/** Tells the database that a document's file is safely in the store. */
export function documentArrived(db: Database): OnArrival {
  return async (key, file) => {
    const known = await publish(db, parseDocumentKey(key), file);
    if (!known) throw notFound('Este link de envio não vale mais. Envie o documento de novo.');
  };
}

/** The employee within the scope, once what was sent for them without a word has been looked at. */
async function employeeWithUploads(context: { db: Database; scope: Scope; storage: Storage }, employeeId: string) {
  const employee = await employeeWithin(context.db, context.scope, employeeId);
  await receivePending(context.db, context.storage, employee);
  return employee;
}

async function employeeWithin(db: Database, scope: Scope, employeeId: string) {
  return { companyId: await mustFindEmployeeCompany(db, scope, employeeId), employeeId };
}
