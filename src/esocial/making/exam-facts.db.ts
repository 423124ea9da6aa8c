import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    esocial_exams: {
      company_id: string;
      id: string;
      employee_id: string;
      exam_code: string;
      done_on: string;
      exam_order: '' | '1' | '2';
      note: string;
      said_by: string;
      updated_at: string;
    };
  }
}

type OfPerson = { companyId: string; employeeId: string };

/** What was said of an exam that only a person knows. */
export type SaidOfExam = { code: string; doneOn: string; order: '' | '1' | '2'; note: string };

/** What was said of the exams of a person: by whom each is known is in the trail. */
export async function findSaidOfExams(db: Database, { companyId, employeeId }: OfPerson): Promise<SaidOfExam[]> {
  return db
    .selectFrom('esocial_exams')
    .select(['exam_code as code', 'done_on as doneOn', 'exam_order as order', 'note'])
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .execute();
}

/** Keeps what was said of an exam; what is left out stays as it was. The same exam of a corrected ASO has it, too. */
export async function keepSaidOfExam(
  tx: Database,
  { companyId, employeeId }: OfPerson,
  {
    code,
    doneOn,
    saidBy,
    ...words
  }: { code: string; doneOn: string; order?: '1' | '2' | undefined; note?: string | undefined; saidBy: string },
): Promise<void> {
  const { order, note } = words;
  const kept = { ...(order === undefined ? {} : { exam_order: order }), ...(note === undefined ? {} : { note }) };
  const said = { ...kept, said_by: saidBy, updated_at: new Date().toISOString() };
  await tx
    .insertInto('esocial_exams')
    .values({
      company_id: companyId,
      id: uuid(),
      employee_id: employeeId,
      exam_code: code,
      done_on: doneOn,
      exam_order: '',
      note: '',
      ...said,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'employee_id', 'exam_code', 'done_on']).doUpdateSet(said))
    .execute();
}
