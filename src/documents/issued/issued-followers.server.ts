import { tellSystems } from '../../outbox/tell-systems.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { documentAvailable, documentEnded, notifyOfDocument } from '../document-notifications.server.ts';
import { asoFacts } from '../forms/aso/aso.form-facts.ts';
import type { DocumentFollower } from './document-follower.server.ts';
import { notifyIssuer } from './issued-notifications.server.ts';
import type { IssuedFacts } from './issued-reads.db.ts';

/** The company hears of what it may read, and of what no longer holds; whoever had issued it, that somebody else ended it. */
export const documentNotices: DocumentFollower = {
  async afterIssue(tx, { supersedes, professionalId }) {
    if (supersedes) await noticesOfEnd(tx, supersedes, professionalId);
    return [];
  },
  async afterCancel(tx, cancelled) {
    await noticesOfEnd(tx, cancelled, cancelled.cancelledBy);
    return [];
  },
  afterArrival: (tx, issued) => notifyOfDocument(tx, documentAvailable, issued),
};

/** Who is told that a document was corrected or cancelled: the company that read it, and who had issued it. @param by who ended it */
export async function noticesOfEnd(tx: Database, ended: IssuedFacts, by: string): Promise<void> {
  // Of what has not been shown yet nobody was told, either.
  if (ended.arrivedAt) await notifyOfDocument(tx, documentEnded, ended);
  await notifyIssuer(tx, ended, by);
}

/** That an ASO was issued is told to other systems when its file is there (product 15.3); what becomes of it, the trail tells. */
export const documentWebhooks: DocumentFollower = {
  async afterArrival(tx, { id, companyId, employeeId, kind, confidential }) {
    if (kind !== asoFacts.kind || confidential) return;
    await tellSystems(tx, [{ event: 'aso.issued', companyId, lane: employeeId, data: { documentId: id, employeeId } }]);
  },
};
