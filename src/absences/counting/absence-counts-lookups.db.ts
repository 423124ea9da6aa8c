import type { Expression } from 'kysely';
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

/** From when to when absences were that touch a period, each stretch with how many had it; one without an end goes on. */
export async function countAbsenceStretches(db: Database, scope: Scope, { from, to, companyId, people = [] }: Counted) {
  const rows = await askApart(db)(
    within(db.selectFrom('absences'), scope)
      .select(['starts_on as startsOn', 'ends_on as endsOn'])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('withdrawn_at', 'is', null)
      .where('starts_on', '<=', to)
      .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', from)]))
      .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
      .where((eb) => eb.and(people.map((ids) => eb('employee_id', 'in', ids))))
      .groupBy(['starts_on', 'ends_on']),
  );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
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
