import { byId } from '../platform/database/by-id.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import type {} from './exam-records.db.ts';

/** What other subjects ask of exams that were done. */

/** An exam that a person has done, as a due date needs it. */
export type DoneExam = {
  id: string;
  employeeId: string;
  code: string;
  name: string;
  doneOn: string;
  occasion: string;
  documentId: string | null;
};

/** What these people have done and nobody withdrew, the newest first. */
export async function findDoneExams(
  db: Database,
  companyId: string,
  employeeIds: readonly string[],
): Promise<DoneExam[]> {
  if (employeeIds.length === 0) return [];
  return db
    .selectFrom('exam_records')
    .select(['id', 'employee_id as employeeId', 'exam_code as code', 'exam_name as name', 'done_on as doneOn'])
    .select(['occasion', 'document_id as documentId'])
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', employeeIds)
    .where('withdrawn_at', 'is', null)
    .orderBy('done_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What a person has done on one day and nobody withdrew. */
export async function findDoneOn(
  db: Database,
  { companyId, employeeId, doneOn }: { companyId: string; employeeId: string; doneOn: string },
): Promise<DoneExam[]> {
  const done = await findDoneExams(db, companyId, [employeeId]);
  return done.filter((exam) => exam.doneOn === doneOn);
}

/** The document that each of these records of a company comes from; those by hand are left out. */
export function findRecordDocuments(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  return byId(ids, (some) =>
    db
      .selectFrom('exam_records')
      .select(['id', 'document_id as value'])
      .where('company_id', '=', companyId)
      .where('id', 'in', some)
      .where('document_id', 'is not', null)
      .$narrowType<{ value: string }>()
      .execute(),
  );
}
