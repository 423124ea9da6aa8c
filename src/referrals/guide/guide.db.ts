import type { Scope } from '../../access/scope.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { asReferral, selectReferrals } from '../referral-reads.db.ts';
import { storedExams } from '../stored-exams.server.ts';

/** What a guide says of a referral within the scope, and when that was last changed; null for none. */
export async function findGuided(db: Database, scope: Scope, id: string) {
  const row = await selectReferrals(db, scope)
    .select(['referrals.new_function as newFunction', 'referrals.return_on as returnOn', 'referrals.exams'])
    .select('referrals.updated_at as updatedAt')
    .where('referrals.id', '=', id)
    .executeTakeFirst();
  return row ? { ...asReferral(row), exams: storedExams(row.exams) } : null;
}
