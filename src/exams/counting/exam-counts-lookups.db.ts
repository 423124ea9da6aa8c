import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';
import { askApart } from '../../platform/database/read-apart.server.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import type {} from '../exam-records.db.ts';
import { type ExamPlace, isOfPlace } from './exam-place-lookups.db.ts';

/*
 * The one place where exams are counted: the annual report and the statistics ask here (decision 137). What was withdrawn is not
 * counted, and what two documents tell of is counted once.
 */

/** Whose exams of which days, both included; null for those of all companies. */
export type CountedPeriod = {
  companyId: string | null;
  from: string;
  until: string;
  /** Those that were of a place. */
  place?: ExamPlace | undefined;
};

/** The clinical exam in Tabela 27. */
const clinicalCode = '0295';

/**
 * How many clinical exams were made on each occasion (NR-7, 7.6.2 a): of one person on one day one on each; where nobody noted the occasion, one if there is
 * none of that day with an occasion.
 */
export async function countClinicalExams(
  db: Database,
  period: CountedPeriod,
): Promise<{ occasion: Occasion | ''; exams: number }[]> {
  const query = standing(db, period)
    .select(['company_id', 'employee_id', 'done_on', 'occasion'])
    .distinct()
    .where('exam_code', '=', clinicalCode)
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('occasion', '<>', ''),
        not(
          exists(
            selectFrom('exam_records as same')
              .select('same.id')
              .whereRef('same.company_id', '=', 'exam_records.company_id')
              .whereRef('same.employee_id', '=', 'exam_records.employee_id')
              .whereRef('same.done_on', '=', 'exam_records.done_on')
              .where('same.exam_code', '=', clinicalCode)
              .where('same.occasion', '<>', '')
              .where('same.withdrawn_at', 'is', null),
          ),
        ),
      ]),
    );
  const rows = await askApart(db)(
    db
      .selectFrom(query.as('made'))
      .select(['occasion'])
      .select((eb) => eb.fn.countAll<number | string>().as('exams'))
      .groupBy('occasion')
      .orderBy('occasion'),
  );
  return rows.map(({ occasion, exams }) => ({ occasion, exams: Number(exams) }));
}

/** How many complementary exams of each kind were made (NR-7, 7.6.2 b), with or without a result: of one person on one day one of each kind. */
export async function countComplementaryExams(
  db: Database,
  period: CountedPeriod,
): Promise<{ code: string; name: string; exams: number }[]> {
  const query = standing(db, period)
    .select(['company_id', 'employee_id', 'done_on', 'exam_code as code'])
    .select(sql<string>`case when exam_code = '' then exam_name else '' end`.as('name'))
    .distinct()
    .where('exam_code', '<>', clinicalCode);
  const rows = await askApart(db)(
    db
      .selectFrom(query.as('made'))
      .select(['code', 'name'])
      .select((eb) => eb.fn.countAll<number | string>().as('exams'))
      .groupBy(['code', 'name'])
      .orderBy('code')
      .orderBy('name'),
  );
  return rows.map(({ code, name, exams }) => ({ code, name, exams: Number(exams) }));
}

/** An exam of which something was noted, in which version, and where the person was on its day. */
export type NotedExam = {
  companyId: string;
  id: string;
  version: number;
  employeeId: string;
  code: string;
  name: string;
  doneOn: string;
  unitId: string | null;
  sector: string;
  function: string;
  groupName: string;
};

/** The exams of a period of which something was noted, in no order. */
export function notedExams(db: Database, period: CountedPeriod): Promise<readonly NotedExam[]> {
  return askApart(db)(
    standing(db, period)
      .select([
        'company_id as companyId',
        'id',
        'version',
        'employee_id as employeeId',
        'exam_code as code',
        'exam_name as name',
      ])
      .select(['done_on as doneOn', 'unit_id as unitId', 'sector', 'function', 'group_name as groupName'])
      .where(({ eb, or }) => or([eb('result', 'is not', null), eb('finding', 'is not', null)])),
  );
}

function standing(db: Database, { companyId, from, until, place }: CountedPeriod) {
  return db
    .selectFrom('exam_records')
    .where('withdrawn_at', 'is', null)
    .where('done_on', '>=', from)
    .where('done_on', '<=', until)
    .$if(companyId !== null, (rows) => rows.where('company_id', '=', companyId ?? ''))
    .$if(place !== undefined, (rows) => rows.where((eb) => isOfPlace(eb, place ?? {})));
}
