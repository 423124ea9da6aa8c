import { type Expression, sql } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { askApart } from '../../platform/database/read-apart.server.ts';
import type {} from '../absences.db.ts';

type Counted = {
  from: string;
  to: string;
  companyId?: string | undefined;
  /** Questions that each name those whose are counted; none for all. */
  people?: readonly Expression<string>[] | undefined;
};

/** How long the absences were that began in a period, each stretch with how many had it; one without an end goes on. */
export async function countAbsenceStretches(db: Database, scope: Scope, counted: Counted) {
  const rows = await askApart(db)(
    standing(db, scope, counted)
      .select(['starts_on as startsOn', 'ends_on as endsOn'])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('starts_on', '>=', counted.from)
      .where('starts_on', '<=', counted.to)
      .groupBy(['starts_on', 'ends_on']),
  );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** How many were away when a period began, and how many absences began and ended on each of its days: what the days of each month follow from. */
export type AbsenceTurns = { away: number; begun: ReadonlyMap<string, number>; ended: ReadonlyMap<string, number> };

/** Nothing but days and how many is read, each from an index: as much for many absences as for few. */
export async function countAbsenceTurns(db: Database, scope: Scope, counted: Counted): Promise<AbsenceTurns> {
  const { from, to } = counted;
  const before = () =>
    standing(db, scope, counted)
      .select([sql<string>`'away'`.as('what'), sql<string>`''`.as('day')])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('starts_on', '<', from);
  const on = (what: 'begun' | 'ended', day: 'starts_on' | 'ends_on') =>
    standing(db, scope, counted)
      .select([sql<string>`${sql.lit(what)}`.as('what'), sql<string>`${sql.ref(day)}`.as('day')])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where(day, '>=', from)
      .where(day, '<=', to)
      .groupBy(day);
  // In one question, so that all is of one moment.
  const rows = await askApart(db)(
    before()
      .where('ends_on', 'is', null)
      .unionAll(before().where('ends_on', '>=', from))
      .unionAll(on('begun', 'starts_on'))
      .unionAll(on('ended', 'ends_on')),
  );
  const of = (what: string) => rows.filter((row) => row.what === what);
  const byDay = (what: string) => new Map(of(what).map(({ day, count }) => [day, Number(count)]));
  return {
    away: of('away').reduce((sum, { count }) => sum + Number(count), 0),
    ...{ begun: byDay('begun'), ended: byDay('ended') },
  };
}

function standing(db: Database, scope: Scope, { companyId, people = [] }: Counted) {
  return within(db.selectFrom('absences'), scope)
    .where('withdrawn_at', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .where((eb) => eb.and(people.map((ids) => eb('employee_id', 'in', ids))));
}

/** The CIDs of a company's absences that began in a period, as they are kept, each with whose it is; null where nobody has said one. */
export function findCidsOfPeriod(
  db: Database,
  scope: Scope,
  { from, to, companyId }: { from: string; to: string; companyId: string },
) {
  return within(db.selectFrom('absences'), scope)
    .select(['id', 'employee_id as employeeId', 'cid'])
    .where('company_id', '=', companyId)
    .where('withdrawn_at', 'is', null)
    .where('starts_on', '>=', from)
    .where('starts_on', '<=', to)
    .orderBy('id')
    .execute();
}
