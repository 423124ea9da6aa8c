import type { SignedInContext } from '../../access/caller.server.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { record } from '../../trail/entries.db.ts';
import { documentWithdrawn, notifyOfDocument } from '../document-notifications.server.ts';
import { findUpload } from '../document-uploads.db.ts';
import { markWithdrawn } from '../documents.db.ts';

/**
 * Withdraws a document that the caller has sent by mistake: a state that professionals go on seeing, never a deletion
 * (decision 44). Sent again with the same reason, it changes nothing.
 * @throws 404 for what somebody else has sent, 409 when it was withdrawn for another reason
 */
export function withdraw(context: SignedInContext, documentId: string, reason: string): Promise<void> {
  const { db, caller } = context;
  // Together: the document, whom it tells, and the entry.
  return db.transaction().execute(async (tx) => {
    await lockRow(tx, 'documents', documentId);
    const document = await findUpload(tx, documentId, caller.ownerId);
    if (document?.isIssued) throw conflict("Um documento emitido não é retirado: use 'Cancelar', com o motivo.");
    if (!document?.arrived) throw notFound('Documento não encontrado entre os que você enviou.');
    if (document.withdrawalReason === reason) return;
    if (document.withdrawalReason !== null) throw conflict('Este documento já foi retirado.');
    await markWithdrawn(tx, document, reason);
    await notifyOfDocument(tx, documentWithdrawn, document);
    const { companyId, employeeId, confidential } = document;
    await record(tx, context, {
      action: 'withdrawn',
      subject: 'document',
      subjectId: documentId,
      companyId,
      employeeId,
      confidential,
    });
  });
}
