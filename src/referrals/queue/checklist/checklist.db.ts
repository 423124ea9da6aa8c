import type { Scope } from '../../../access/scope.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { selectReferrals } from '../../referral-reads.db.ts';
import type { ReferralRow } from '../../referrals.db.ts';

/** A referral within the scope with its exams as they are kept; null for none. */
export async function findWithExams(db: Database, scope: Scope, id: string) {
  const row = await selectReferrals(db, scope)
    .select(['referrals.exams', 'referrals.checked_exams as checkedExams'])
    .where('referrals.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Writes which exams of a referral that is held were done. Its version stays: that counts what everybody reads of a referral, and whoever
 * is about to give it another appointment has not to be told of a tick.
 */
export async function writeChecked(
  tx: Database,
  { companyId, id }: Pick<ReferralRow, 'companyId' | 'id'>,
  checkedExams: string,
): Promise<void> {
  await tx
    .updateTable('referrals')
    .set({ checked_exams: checkedExams, updated_at: new Date().toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
