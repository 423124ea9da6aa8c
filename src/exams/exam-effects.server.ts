import { v7 as uuid } from 'uuid';
import { renewDueDates } from '../due-dates/due-effects.server.ts';
import { announce } from '../live/announce.server.ts';
import { today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { examCodeOf } from '../reference/reference-lookups.server.ts';
import { insertExamRecords, markDocumentWithdrawn } from './exam-records.db.ts';
import { type AsoExams, examsOfAso } from './exams-of-aso.rules.ts';

/** What becomes of exam records when an ASO is issued or ceases to hold, in the same transaction. */

type OfDocument = { companyId: string; employeeId: string; documentId: string; professionalId: string };

/** Records the exams that a newly issued ASO says were done; those of the ASO that it stands for are withdrawn. */
export async function recordExamsOfAso(
  tx: Database,
  { companyId, employeeId, documentId, professionalId }: OfDocument,
  answers: AsoExams,
  supersededId: string | null,
): Promise<void> {
  if (supersededId) {
    const reason = 'O ASO foi corrigido por outro.';
    await markDocumentWithdrawn(tx, { companyId, documentId: supersededId }, { reason, professionalId });
  }
  const done = examsOfAso(answers, examCodeOf, today());
  const whose = { companyId, employeeId, documentId, recordedBy: professionalId };
  await insertExamRecords(
    tx,
    done.map((exam) => ({ ...whose, ...exam, id: uuid(), result: null })),
  );
  await changed(tx, { companyId, employeeId });
}

/** Withdraws the exams that are known from an ASO, as it was cancelled. */
export async function withdrawExamsOfAso(
  tx: Database,
  { companyId, employeeId, documentId, professionalId }: OfDocument,
): Promise<void> {
  const reason = 'O ASO foi cancelado.';
  await markDocumentWithdrawn(tx, { companyId, documentId }, { reason, professionalId });
  await changed(tx, { companyId, employeeId });
}

async function changed(tx: Database, { companyId, employeeId }: { companyId: string; employeeId: string }) {
  await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
  await announce(tx, { topic: 'examRecord', companyId, employeeId, ids: [] });
}
