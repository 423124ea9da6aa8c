import { type ExpressionBuilder, sql } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { askApart } from '../../platform/database/read-apart.server.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type {} from '../exam-records.db.ts';

/*
 * Exams by month, counted as exam-counts-lookups.db.ts counts those of a whole period: of one person on one day one of each kind, a clinical one on
 * each occasion (NR-7, 7.6.2 a, b; decision 137).
 */

/** A month, and as of which moment it is counted; null for as of now. */
export type CountedMonth = { month: string; asOf: string | null };

/** Whose exams are counted, of which months. */
export type CountedExams = { months: readonly CountedMonth[]; companyId?: string | undefined };

/** Whether it is also asked by how many people: that costs as much again, and only what is secret needs it. */
type Asked = CountedExams & { people: boolean };

type Counted = { month: string; code: string; name: string; exams: number; people: number };

/** How many exams of each kind were done in each month, and by how many people where that is asked, else 0. A kind that is not in Tabela 27 has a name alone. */
export async function countExamsByMonth(db: Database, scope: Scope, counted: Asked): Promise<Counted[]> {
  if (counted.months.length === 0) return [];
  // Those without a code apart: only so the others come in the order of an index, and nothing is sorted.
  const [coded, named] = await Promise.all([
    countDays(db, examsWithin(db, scope, counted).where('exam_code', '>', ''), { ...counted, named: false }),
    countDays(db, examsWithin(db, scope, counted).where('exam_code', '=', ''), { ...counted, named: true }),
  ]);
  return [...coded, ...named];
}

const monthOf = sql<string>`substr(done_on, 1, 7)`;
const occasions = sql<number>`count(distinct nullif(occasion, ''))`;

async function countDays(
  db: Database,
  exams: ReturnType<typeof examsWithin>,
  { named, people }: { named: boolean; people: boolean },
): Promise<Counted[]> {
  const ofDays = exams
    .select(['done_on', 'exam_code as code', 'employee_id'])
    .select(named ? 'exam_name as name' : sql<string>`''`.as('name'))
    .select(sql<number>`case when exam_code = '0295' and ${occasions} > 1 then ${occasions} else 1 end`.as('exams'))
    .groupBy(['done_on', 'exam_code', 'employee_id'])
    .$if(named, (query) => query.groupBy('exam_name'));
  const rows = await askApart(db)(
    db
      .selectFrom(ofDays.as('days'))
      .select(['code', 'name', monthOf.as('month')])
      .select(({ fn }) => [
        fn.sum<number | string>('exams').as('exams'),
        (people ? fn.count<number | string>('employee_id').distinct() : sql<number | string>`0`).as('people'),
      ])
      .groupBy(['code', 'name', monthOf]),
  );
  return rows.map((row) => ({ ...row, exams: Number(row.exams), people: Number(row.people) }));
}

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
  if (now.length === months.length) return stretch;
  return eb.or([...(now.length > 0 ? [stretch] : []), ...months.flatMap((month) => knownThen(eb, month))]);
}

function knownThen(eb: ExpressionBuilder<Tables, 'exam_records'>, { month, asOf }: CountedMonth) {
  if (asOf === null) return [];
  const withdrawnLater = eb.or([eb('withdrawn_at', 'is', null), eb('withdrawn_at', '>=', asOf)]);
  const ofMonth = [eb('done_on', '>=', `${month}-01`), eb('done_on', '<=', `${month}-31`)];
  return [eb.and([...ofMonth, eb('created_at', '<', asOf), withdrawnLater])];
}
