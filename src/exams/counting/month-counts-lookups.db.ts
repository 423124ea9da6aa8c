import { type ExpressionBuilder, sql } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { askApart } from '../../platform/database/read-apart.server.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type {} from '../exam-records.db.ts';
import type { CompanyMonth } from './exam-months.db.ts';
import { type ExamPlace, isOfPlace } from './exam-place-lookups.db.ts';

/*
 * Exams by month, counted as exam-counts-lookups.db.ts counts those of a whole period: of one person on one day one of each kind, a clinical one on
 * each occasion (NR-7, 7.6.2 a, b; decision 137).
 */

/** A month, and as of which moment it is counted; null for as of now. */
export type CountedMonth = { month: string; asOf: string | null };

/** Whose exams are counted, of which months, one after the other. */
export type CountedExams = {
  months: readonly CountedMonth[];
  companyId?: string | undefined;
  /** Those of the company that were of a place. */
  place?: ExamPlace | undefined;
};

type Counted = { month: string; code: string; name: string; exams: number };

/** How many exams of each kind were done in each month, as of now. A kind that is not in Tabela 27 has a name alone. */
export async function countExamsByMonth(
  db: Database,
  scope: Scope,
  { companyId, months, place }: CountedExams,
): Promise<Counted[]> {
  if (place) {
    const exams = examsWithin(db, scope, { companyId, months, place });
    return summed(await askApart(db)(byMonths(db, exams)));
  }
  const [from, to] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  const changed = db
    .selectFrom('exam_months_changed')
    .select(['company_id', 'month'])
    .distinct()
    .where('month', '>=', from)
    .where('month', '<=', to)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''));
  const kept = within(db.selectFrom('exam_months'), scope)
    .select(['month', 'exam_code as code', 'exam_name as name'])
    .select(({ fn }) => fn.sum<number | string>('exams').as('exams'))
    .where('month', '>=', from)
    .where('month', '<=', to)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exam_months_changed as changed')
            .select('changed.id')
            .whereRef('changed.company_id', '=', 'exam_months.company_id')
            .whereRef('changed.month', '=', 'exam_months.month'),
        ),
      ),
    )
    .groupBy(['month', 'exam_code', 'exam_name']);
  // A month whose sums are no longer those of its exams is counted from them.
  const anew = within(db.selectFrom('exam_records'), scope)
    .innerJoin(changed.as('changed'), (join) => join.onRef('changed.company_id', '=', 'exam_records.company_id'))
    .where(({ eb, ref }) => eb('done_on', '>=', sql<string>`${ref('changed.month')} || '-01'`))
    .where(({ eb, ref }) => eb('done_on', '<=', sql<string>`${ref('changed.month')} || '-31'`))
    .where('withdrawn_at', 'is', null);
  // In one question: what is summed meanwhile is counted once, in one way or the other.
  return summed(await askApart(db)(kept.unionAll(byMonths(db, anew))));
}

/** How many exams of each kind a company had in a month, counted from the exams. */
export async function countMonth(db: Database, { companyId, month }: CompanyMonth): Promise<Counted[]> {
  const exams = db
    .selectFrom('exam_records')
    .where('company_id', '=', companyId)
    .where('done_on', '>=', `${month}-01`)
    .where('done_on', '<=', `${month}-31`)
    .where('withdrawn_at', 'is', null);
  return summed(await askApart(db)(byMonths(db, exams)));
}

/** The same with by how many people each kind was done, of months as of a moment: counted from the exams. */
export async function countPeopleByMonth(
  db: Database,
  scope: Scope,
  counted: CountedExams,
): Promise<(Counted & { people: number })[]> {
  if (counted.months.length === 0) return [];
  const of = (named: boolean) =>
    byMonth(db, examsWithin(db, scope, counted), { named }).select(({ fn }) =>
      fn.count<number | string>('employee_id').distinct().as('people'),
    );
  const rows = await askApart(db)(of(false).unionAll(of(true)));
  return rows.map((row) => ({ ...row, exams: Number(row.exams), people: Number(row.people) }));
}

const monthOf = sql<string>`substr(done_on, 1, 7)`;
const occasions = sql<number>`count(distinct nullif(occasion, ''))`;

function byMonths(db: Database, exams: ReturnType<typeof examsWithin>) {
  return byMonth(db, exams, { named: false }).unionAll(byMonth(db, exams, { named: true }));
}

/** Exams by month and kind. Those without a code apart: only so the others come in the order of an index, and nothing is sorted. */
function byMonth(db: Database, exams: ReturnType<typeof examsWithin>, { named }: { named: boolean }) {
  const ofDays = exams
    .where('exam_code', named ? '=' : '>', '')
    .select(['done_on', 'exam_code as code', 'employee_id'])
    .select(named ? 'exam_name as name' : sql<string>`''`.as('name'))
    .select(sql<number>`case when exam_code = '0295' and ${occasions} > 1 then ${occasions} else 1 end`.as('exams'))
    .groupBy(['done_on', 'exam_code', 'employee_id'])
    .$if(named, (query) => query.groupBy('exam_name'));
  return db
    .selectFrom(ofDays.as('days'))
    .select([monthOf.as('month'), 'code', 'name'])
    .select(({ fn }) => fn.sum<number | string>('exams').as('exams'))
    .groupBy([monthOf, 'code', 'name']);
}

/** Rows of the same month and kind as one. */
function summed(rows: readonly (Omit<Counted, 'exams'> & { exams: number | string })[]): Counted[] {
  const sums = new Map<string, Counted>();
  for (const { exams, ...row } of rows) {
    const key = JSON.stringify([row.month, row.code, row.name]);
    sums.set(key, { ...row, exams: (sums.get(key)?.exams ?? 0) + Number(exams) });
  }
  return [...sums.values()];
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

function examsWithin(db: Database, scope: Scope, { months, companyId, place }: CountedExams) {
  return within(db.selectFrom('exam_records'), scope)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .$if(place !== undefined, (query) => query.where((eb) => isOfPlace(eb, place ?? {})))
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
  return eb.and([
    // What the months have in common: of alternatives alone an index is read from end to end.
    eb('done_on', '>=', `${months[0]?.month}-01`),
    eb('done_on', '<=', `${months.at(-1)?.month}-31`),
    eb.or([...(now.length > 0 ? [stretch] : []), ...months.flatMap((month) => knownThen(eb, month))]),
  ]);
}

function knownThen(eb: ExpressionBuilder<Tables, 'exam_records'>, { month, asOf }: CountedMonth) {
  if (asOf === null) return [];
  const withdrawnLater = eb.or([eb('withdrawn_at', 'is', null), eb('withdrawn_at', '>=', asOf)]);
  const ofMonth = [eb('done_on', '>=', `${month}-01`), eb('done_on', '<=', `${month}-31`)];
  return [eb.and([...ofMonth, eb('created_at', '<', asOf), withdrawnLater])];
}
