import type { ExpressionBuilder, NotNull } from 'kysely';
import type { Database } from '../platform/database/database.server.ts';
import { searchable } from '../platform/database/search/search.ts';
import type { Tables } from '../platform/database/tables.ts';

type EmployeeRef = { companyId: string; employeeId: string };

/** Writes down a document whose file is yet to arrive; until then it exists for no reader. */
export async function insertPendingDocument(
  db: Database,
  document: EmployeeRef & {
    id: string;
    professionalId: string;
    sessionId: string;
    name: string;
    contentType: string;
    medicalConfidentiality: boolean;
  },
): Promise<void> {
  await db
    .insertInto('documents')
    .values({
      company_id: document.companyId,
      id: document.id,
      employee_id: document.employeeId,
      professional_id: document.professionalId,
      upload_session_id: document.sessionId,
      name: document.name,
      content_type: document.contentType,
      medical_confidentiality: document.medicalConfidentiality,
      search: searchable(document.name),
      created_at: new Date().toISOString(),
    })
    .execute();
}

/**
 * Writes down that a document's file has arrived. What was written down when a file arrived first stays.
 * @returns false when there is no such document, or its file had arrived before
 */
export async function markArrived(
  db: Database,
  document: { companyId: string; id: string },
  file: { size: number; sha256: string | null; etag: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documents')
    .set({ arrived_at: new Date().toISOString(), size: file.size, sha256: file.sha256, etag: file.etag })
    .where('company_id', '=', document.companyId)
    .where('id', '=', document.id)
    .where('arrived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Who began the upload of a document, in which session, whom it is about, and whether it has arrived; null for none. */
export async function findUploader(db: Database, document: { companyId: string; id: string }) {
  const row = await db
    .selectFrom('documents')
    .innerJoin('professionals', 'professionals.id', 'documents.professional_id')
    .select(['professionals.user_id as userId', 'documents.employee_id as employeeId'])
    .select(['documents.upload_session_id as sessionId', 'documents.arrived_at as arrivedAt'])
    .select('documents.medical_confidentiality as confidential')
    .where('documents.company_id', '=', document.companyId)
    .where('documents.id', '=', document.id)
    .executeTakeFirst();
  return row ?? null;
}

/** The upload goes on in another session of the professional who began it. */
export async function goOnInSession(
  db: Database,
  document: { companyId: string; id: string; professionalId: string },
  sessionId: string,
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ upload_session_id: sessionId })
    .where('company_id', '=', document.companyId)
    .where('id', '=', document.id)
    .where('professional_id', '=', document.professionalId)
    .where('arrived_at', 'is', null)
    .execute();
}

/** A document of which nobody knows yet whether its file has arrived. */
export type PendingDocument = EmployeeRef & { id: string };

/** What is sent is always about somebody. */
type OfSomebody = { employeeId: NotNull };

const pendingColumns = ['company_id as companyId', 'employee_id as employeeId', 'id'] as const;

/** The upload that this professional began, arrived or not. */
export async function findUpload(db: Database, id: string, professionalId: string) {
  const row = await db
    .selectFrom('documents')
    .select([...pendingColumns, 'arrived_at as arrivedAt', 'withdrawal_reason as withdrawalReason'])
    .$narrowType<OfSomebody>()
    .select('medical_confidentiality as confidential')
    .select((eb) => eb.not(isUpload(eb)).as('isIssued'))
    .where('id', '=', id)
    .where('professional_id', '=', professionalId)
    .executeTakeFirst();
  return row ? { ...row, arrived: row.arrivedAt !== null, isIssued: Boolean(row.isIssued) } : null;
}

/** The youngest uploads of an employee that were begun since a time and have not arrived. */
export async function pendingOf(
  db: Database,
  of: EmployeeRef,
  since: string,
  most: number,
): Promise<PendingDocument[]> {
  return db
    .selectFrom('documents')
    .select(pendingColumns)
    .$narrowType<OfSomebody>()
    .where('company_id', '=', of.companyId)
    .where('employee_id', '=', of.employeeId)
    .where('arrived_at', 'is', null)
    .where(isUpload)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
}

/** Uploads of the whole practice that were begun before a time and have not arrived: the first thousand in this order. */
export async function pendingDocuments(
  db: Database,
  before: string,
  order: 'asc' | 'desc',
): Promise<PendingDocument[]> {
  return db
    .selectFrom('documents')
    .select(pendingColumns)
    .$narrowType<OfSomebody>()
    .where('arrived_at', 'is', null)
    .where(isUpload)
    .where('created_at', '<', before)
    .orderBy('created_at', order)
    .limit(1000)
    .execute();
}

/** Forgets an upload. @returns false when it has arrived meanwhile: then it stays */
export async function deletePending(db: Database, document: PendingDocument): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('documents')
    .where('company_id', '=', document.companyId)
    .where('id', '=', document.id)
    .where('arrived_at', 'is', null)
    .where(isUpload)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Forgets every upload that has not arrived. */
export async function deleteAllPending(db: Database): Promise<void> {
  await db.deleteFrom('documents').where('arrived_at', 'is', null).where(isUpload).execute();
}

/** That a document was sent and not issued: an issued one is never removed, and its file is nobody's to send. */
function isUpload(eb: ExpressionBuilder<Tables, 'documents'>) {
  return eb.not(
    eb.exists(
      eb
        .selectFrom('issued_documents')
        .select('issued_documents.id')
        .whereRef('issued_documents.company_id', '=', 'documents.company_id')
        .whereRef('issued_documents.id', '=', 'documents.id'),
    ),
  );
}
