import type { Database } from '../../platform/database/database.server.ts';
import { type Occasion, occasionLabels, occasions } from '../../programmes/programmes.labels.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { type ReferralRow, updateReferral } from '../referrals.db.ts';
import { takeStep } from '../take-step.server.ts';
import { lockReferralsOf } from './completing.db.ts';
import { canReopen, completedBy } from './completing.rules.ts';

/**
 * What becomes of a referral when an ASO is issued, corrected or cancelled, in the same transaction. Each answers what the trail is
 * told of it: nothing where no referral is concerned. None of them keeps an ASO from being issued or cancelled.
 */

type OfAso = { companyId: string; employeeId: string; documentId: string; professionalId: string };

/**
 * Completes the referral that a new ASO is of. One that corrects another stands in its place there.
 * @param of.referralId the referral that the forms were opened with, if any
 * @param of.examType the occasion, as the ASO says it
 * @param of.supersededId the ASO that this one corrects
 */
export async function completeByAso(
  tx: Database,
  { companyId, employeeId, documentId, professionalId }: OfAso,
  of: { referralId: string | undefined; examType: unknown; supersededId: string | null },
): Promise<NewEntry[]> {
  const referrals = await lockReferralsOf(tx, { companyId, employeeId });
  const corrected = of.supersededId && referrals.find(({ document_id }) => document_id === of.supersededId);
  if (corrected) return [await changeDocument(tx, corrected, documentId)];
  const occasion = occasionOf(of.examType);
  const referral = completedBy(referrals, { referralId: of.referralId, occasion });
  if (!referral) return [];
  const ended = { document_id: documentId, ended_at: new Date().toISOString() };
  const attendedBy = referral.attended_by ?? professionalId;
  return [await takeStep(tx, referral, 'complete', { ...ended, attended_by: attendedBy })];
}

/** Opens the referral again that a cancelled ASO had completed; it no longer names that ASO in any case. */
export async function reopenByAso(
  tx: Database,
  { companyId, employeeId, documentId, professionalId }: OfAso,
): Promise<NewEntry[]> {
  const referrals = await lockReferralsOf(tx, { companyId, employeeId });
  const referral = referrals.find(({ document_id }) => document_id === documentId);
  if (!referral) return [];
  if (!canReopen(referral, referrals)) return [await changeDocument(tx, referral, null)];
  const goesOn = { document_id: null, ended_at: null, began_at: referral.began_at ?? new Date().toISOString() };
  const attendedBy = referral.attended_by ?? professionalId;
  return [await takeStep(tx, referral, 'reopen', { ...goesOn, attended_by: attendedBy })];
}

async function changeDocument(tx: Database, referral: ReferralRow, documentId: string | null): Promise<NewEntry> {
  await updateReferral(tx, referral, { document_id: documentId });
  return {
    ...{ action: 'updated', subject: 'referral', subjectId: referral.id },
    ...{ companyId: referral.company_id, employeeId: referral.employee_id },
  };
}

function occasionOf(examType: unknown): Occasion | null {
  return occasions.find((occasion) => occasionLabels[occasion] === examType) ?? null;
}
