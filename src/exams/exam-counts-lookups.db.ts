import { type ExpressionBuilder, sql } from 'kysely';
import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import { askApart } from '../platform/database/read-apart.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import type {} from './exam-records.db.ts';

/** What other subjects count of exams that were done. */

/** A month, and as of which moment it is counted; null for as of now. */
export type CountedMonth = { month: string; asOf: string | null };

/** Whose exams are counted, of which months. */
export type CountedExams = {
  months: readonly CountedMonth[];
  companyId?: string | undefined;
};

/**
 * How many exams of each kind were done in each month, and by how many people; what was recorded twice of one day was done once, a clinical
 * exam once for each occasion (NR-7, 7.6.2 a, b). A kind that is not in Tabela 27 has a name alone.
 */
export async function countExams(db: Database, scope: Scope, counted: CountedExams) {
  if (counted.months.length === 0) return [];
  const once = examsWithin(db, scope, counted)
    .select(['done_on', 'exam_code as code', 'employee_id'])
    .select([
      sql<string>`case when exam_code = '' then exam_name else '' end`.as('name'),
      sql<string>`case when exam_code = '0295' then occasion else '' end`.as('occasion'),
    ])
    .distinct();
  const rows = await askApart(db)(
    db
      .selectFrom(once.as('once'))
      .select(['code', 'name', monthOf.as('month')])
      .select(({ fn }) => [
        fn.countAll<number | string>().as('exams'),
        fn.count<number | string>('employee_id').distinct().as('people'),
      ])
      .groupBy(['code', 'name', monthOf]),
  );
  return rows.map((row) => ({ ...row, exams: Number(row.exams), people: Number(row.people) }));
}

const monthOf = sql<string>`substr(done_on, 1, 7)`;

/** The clinical exams of a company that are known from a document, each with that and its month. */
export async function findExamined(db: Database, scope: Scope, counted: CountedExams & { companyId: string }) {
  if (counted.months.length === 0) return [];
  return askApart(db)(
    examsWithin(db, scope, counted)
      .select(['document_id as documentId', 'employee_id as employeeId', monthOf.as('month')])
      .where('exam_code', '=', '0295')
      .where('document_id', 'is not', null)
      .$narrowType<{ documentId: string }>()
      .distinct(),
  );
}

function examsWithin(db: Database, scope: Scope, { months, companyId }: CountedExams) {
  return within(db.selectFrom('exam_records'), scope)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .where((eb) => inMonths(eb, months));
}

/** Days of the months; of those that are counted as of a moment what was recorded by then, and not yet withdrawn. */
function inMonths(eb: ExpressionBuilder<Tables, 'exam_records'>, months: readonly CountedMonth[]) {
  const now = months.filter(({ asOf }) => asOf === null).map(({ month }) => month);
  const stretch = eb.and([
    eb('done_on', '>=', `${now[0]}-01`),
    eb('done_on', '<=', `${now.at(-1)}-31`),
    eb('withdrawn_at', 'is', null),
  ]);
  const each = months.flatMap(({ month, asOf }) => {
    if (asOf === null) return [];
    const withdrawnLater = eb.or([eb('withdrawn_at', 'is', null), eb('withdrawn_at', '>=', asOf)]);
    return [
      eb.and([
        eb('done_on', '>=', `${month}-01`),
        eb('done_on', '<=', `${month}-31`),
        eb('created_at', '<', asOf),
        withdrawnLater,
      ]),
    ];
  });
  return eb.or([...(now.length > 0 ? [stretch] : []), ...each]);
}
