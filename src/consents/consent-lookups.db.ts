import type { Database } from '../platform/database/database.server.ts';
import type {} from './consents.db.ts';
import type { Purpose } from './consents.labels.ts';

/** What other subjects ask of consents. */

/** Whether somebody's written consent to a purpose holds. */
export async function hasConsented(
  db: Database,
  { companyId, employeeId }: { companyId: string; employeeId: string },
  purpose: Purpose,
): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('id')
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .where('purpose', '=', purpose)
    .where('revoked_on', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
