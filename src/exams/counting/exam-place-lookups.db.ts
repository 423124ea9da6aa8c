import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';
import { askApart } from '../../platform/database/read-apart.server.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type {} from '../exam-records.db.ts';

/** Where somebody was on the day of an exam: in any of the spellings that are asked for. */
export type ExamPlace = {
  /** `none` for those of no unit. */
  unitId?: string | undefined;
  sectors?: readonly string[] | undefined;
  functions?: readonly string[] | undefined;
  /** Empty for those that were in no group. */
  groupName?: string | undefined;
};

/** That an exam is of a place, as it was on its day (decision 137). */
export function isOfPlace(
  eb: ExpressionBuilder<Tables, 'exam_records'>,
  { unitId, sectors, functions, groupName }: ExamPlace,
) {
  return eb.and([
    ...(unitId === undefined ? [] : [unitId === 'none' ? eb('unit_id', 'is', null) : eb('unit_id', '=', unitId)]),
    ...(sectors === undefined ? [] : [eb('sector', 'in', [...sectors])]),
    ...(functions === undefined ? [] : [eb('function', 'in', [...functions])]),
    ...(groupName === undefined ? [] : [eb('group_name', '=', groupName)]),
  ]);
}

/** How the sectors, or the functions, of the days of a company's exams are written. */
export async function writtenOfExams(
  db: Database,
  companyId: string,
  column: 'sector' | 'function',
): Promise<string[]> {
  const rows = await askApart(db)(
    db.selectFrom('exam_records').select(`${column} as written`).distinct().where('company_id', '=', companyId),
  );
  return rows.map(({ written }) => written);
}
