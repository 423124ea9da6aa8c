import { type Expression, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import { asoFacts } from '../../documents/forms/aso/aso.form-facts.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { askApart } from '../../platform/database/read-apart.server.ts';
import type {} from '../referrals.db.ts';
import type { ReferralState } from '../referrals.labels.ts';

/** What other subjects count of referrals. */

type Counted = {
  from: string;
  to: string;
  companyId?: string | undefined;
  /** Questions that each name those whose are counted; none for all. */
  people?: readonly Expression<string>[] | undefined;
};

const month = sql<string>`substr(day, 1, 7)`;

/**
 * In which state the referrals of each month are, by the day of the appointment: those that were cancelled left out, and those that are still expected.
 * @param until the day until which somebody is still expected
 */
export async function countByState(
  db: Database,
  scope: Scope,
  { from, to, companyId, people = [], until }: Counted & { until: string },
) {
  const rows = await askApart(db)(
    within(db.selectFrom('referrals'), scope)
      .select([month.as('month'), 'state'])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('state', '!=', 'cancelled')
      .where((eb) => eb.or([eb('state', '!=', 'scheduled'), eb('day', '<', until)]))
      .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
      .where((eb) => eb.and(people.map((ids) => eb('employee_id', 'in', ids))))
      .groupBy([month, 'state'])
      .$narrowType<{ state: Exclude<ReferralState, 'cancelled'> }>(),
  );
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** How many whole days lay between a referral and the ASO that completed it, each with how many had to wait so long; by month. */
export async function countWaiting(db: Database, scope: Scope, { from, to, companyId, people = [] }: Counted) {
  const days = wholeDays(db);
  const rows = await askApart(db)(
    within(db.selectFrom('referrals'), scope)
      .innerJoin('issued_documents', (join) =>
        join
          .onRef('issued_documents.company_id', '=', 'referrals.company_id')
          .onRef('issued_documents.id', '=', 'referrals.document_id')
          .on('issued_documents.kind', '=', asoFacts.kind),
      )
      .select([month.as('month'), days.as('days')])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('referrals.state', '=', 'completed')
      .where('ended_at', 'is not', null)
      .$if(companyId !== undefined, (query) => query.where('referrals.company_id', '=', companyId ?? ''))
      .where((eb) => eb.and(people.map((ids) => eb('referrals.employee_id', 'in', ids))))
      .groupBy([month, days]),
  );
  return rows.map((row) => ({ month: row.month, days: Math.max(0, Number(row.days)), count: Number(row.count) }));
}

/** The two engines tell the time between two moments each in its own way. */
function wholeDays(db: Database): RawBuilder<number> {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<number>`floor(extract(epoch from (ended_at - referrals.created_at)) / 86400)::integer`
    : sql<number>`cast(julianday(ended_at) - julianday(referrals.created_at) as integer)`;
}
