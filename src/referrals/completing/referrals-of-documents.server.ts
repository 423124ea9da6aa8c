import { forms } from '../../documents/forms/registry.ts';
import type { DocumentFollower } from '../../documents/issued/document-follower.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { type Occasion, occasionLabels, occasions } from '../../programmes/programmes.labels.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { type ReferralRow, updateReferral } from '../referrals.db.ts';
import { asksForClinical } from '../referrals.labels.ts';
import { aboutReferral, takeStep } from '../take-step.server.ts';
import { lockReferralsOf } from './completing.db.ts';
import { canReopen, completedBy, wholeDays } from './completing.rules.ts';

/**
 * What becomes of a referral when a document that completes one is issued, corrected or cancelled (decision 67). Each answers what the
 * trail is told of it: nothing where no referral is concerned. None of it keeps a document from being issued or cancelled.
 */
export const referralsOfDocuments: DocumentFollower = {
  async afterIssue(tx, { kind, documentId, companyId, employeeId, professionalId, answers, referralId, supersedes }) {
    const { completes } = forms[kind];
    if (!completes) return [];
    const referrals = await lockReferralsOf(tx, { companyId, employeeId });
    // One that corrects another stands in its place there.
    const corrected = supersedes && referrals.find((one) => one.documentId === supersedes.id);
    if (corrected) return [await changeDocument(tx, corrected, documentId)];
    const occasion = completes === 'occasion' ? occasionOf(answers.examType) : null;
    const referral = completedBy(referrals, { referralId, occasion });
    if (!referral) return [];
    // Without a clinical exam a receipt is all that there is to issue (NR-7, 7.5.19.3); with one it completes nothing.
    if (completes === 'examsOnly' && asksForClinical(JSON.parse(referral.exams))) return [];
    const endedAt = new Date().toISOString();
    const asoDays = completes === 'occasion' ? wholeDays(referral.createdAt, endedAt) : null;
    const completed = { documentId, endedAt, asoDays };
    const attendedBy = referral.attendedBy ?? professionalId;
    return [await takeStep(tx, referral, 'complete', { ...completed, attendedBy })];
  },

  /** Opens the referral again that the document had completed; it no longer names that document in any case. */
  async afterCancel(tx, { kind, documentId, companyId, employeeId, cancelledBy }) {
    if (!forms[kind].completes) return [];
    const referrals = await lockReferralsOf(tx, { companyId, employeeId });
    const referral = referrals.find((one) => one.documentId === documentId);
    if (!referral) return [];
    if (!canReopen(referral, referrals)) return [await changeDocument(tx, referral, null)];
    const goesOn = {
      documentId: null,
      endedAt: null,
      asoDays: null,
      beganAt: referral.beganAt ?? new Date().toISOString(),
    };
    return [await takeStep(tx, referral, 'reopen', { ...goesOn, attendedBy: referral.attendedBy ?? cancelledBy })];
  },
};

async function changeDocument(tx: Database, referral: ReferralRow, documentId: string | null): Promise<NewEntry> {
  await updateReferral(tx, referral, { documentId, ...(documentId === null ? { asoDays: null } : {}) });
  return aboutReferral('updated', referral);
}

function occasionOf(examType: unknown): Occasion | null {
  return occasions.find((occasion) => occasionLabels[occasion] === examType) ?? null;
}
