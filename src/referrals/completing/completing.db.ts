import { PostgresAdapter } from 'kysely';
import { camelRow } from '../../platform/database/camel.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { ReferralRow } from '../referrals.db.ts';

/**
 * Holds every referral of a person until the transaction ends and reads them as they are then. In the order of their ids, so that
 * two who hold them wait for one another in turn.
 */
export async function lockReferralsOf(
  tx: Database,
  { companyId, employeeId }: { companyId: string; employeeId: string },
): Promise<ReferralRow[]> {
  const hasRowLocks = tx.getExecutor().adapter instanceof PostgresAdapter;
  const rows = await tx
    .selectFrom('referrals')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .orderBy('id')
    .$if(hasRowLocks, (query) => query.forNoKeyUpdate())
    .execute();
  return rows.map(camelRow);
}
