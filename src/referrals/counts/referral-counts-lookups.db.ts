import type { Expression } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
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
      .select(['day', 'state'])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('state', '!=', 'cancelled')
      .where((eb) => eb.or([eb('state', '!=', 'scheduled'), eb('day', '<', until)]))
      .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
      .where((eb) => eb.and(people.map((ids) => eb('employee_id', 'in', ids))))
      // Day by day, as the index has them: so nothing is sorted, and the months are added up from few rows.
      .groupBy(['day', 'state'])
      .$narrowType<{ state: Exclude<ReferralState, 'cancelled'> }>(),
  );
  return byMonth(rows, ({ state }) => ({ state }));
}

/** How many whole days lay between a referral and the ASO that completed it, each with how many had to wait so long; by month. */
export async function countWaiting(db: Database, scope: Scope, { from, to, companyId, people = [] }: Counted) {
  const rows = await askApart(db)(
    within(db.selectFrom('referrals'), scope)
      .select(['day', 'aso_days as days'])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where('aso_days', 'is not', null)
      .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
      .where((eb) => eb.and(people.map((ids) => eb('employee_id', 'in', ids))))
      .groupBy(['day', 'aso_days'])
      .$narrowType<{ days: number }>(),
  );
  return byMonth(rows, ({ days }) => ({ days }));
}

/** What was counted by day as what it is by month. */
function byMonth<Row extends { day: string; count: number | string }, Of extends object>(
  rows: readonly Row[],
  of: (row: Row) => Of,
): (Of & { month: string; count: number })[] {
  const sums = new Map<string, Of & { month: string; count: number }>();
  for (const row of rows) {
    const kind = { ...of(row), month: row.day.slice(0, 7) };
    const key = JSON.stringify(kind);
    sums.set(key, { ...kind, count: (sums.get(key)?.count ?? 0) + Number(row.count) });
  }
  return [...sums.values()];
}
