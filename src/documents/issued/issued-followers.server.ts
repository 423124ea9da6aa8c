import { tellSystems } from '../../outbox/tell-systems.server.ts';
import { documentAvailable, documentEnded, notifyOfDocument } from '../document-notifications.server.ts';
import { asoFacts } from '../forms/aso/aso.form-facts.ts';
import type { DocumentFollower } from './document-follower.server.ts';
import { notifyIssuer } from './issued-notifications.server.ts';

/** The company hears of what it may read, and of what no longer holds; whoever had issued it, that somebody else ended it. */
export const documentNotices: DocumentFollower = {
  async afterIssue(tx, { supersedes, professionalId }) {
    if (!supersedes) return [];
    // Of what has not been shown yet nobody was told, either.
    if (supersedes.arrivedAt) await notifyOfDocument(tx, documentEnded, supersedes);
    await notifyIssuer(tx, supersedes, professionalId);
    return [];
  },
  async afterCancel(tx, cancelled) {
    if (cancelled.arrivedAt) await notifyOfDocument(tx, documentEnded, cancelled);
    await notifyIssuer(tx, cancelled, cancelled.cancelledBy);
    return [];
  },
  afterArrival: (tx, issued) => notifyOfDocument(tx, documentAvailable, issued),
};

/** That an ASO was issued is told to other systems when its file is there (product 15.3); what becomes of it, the trail tells. */
export const documentWebhooks: DocumentFollower = {
  async afterArrival(tx, { id, companyId, employeeId, kind, confidential }) {
    if (kind !== asoFacts.kind || confidential) return;
    await tellSystems(tx, [{ event: 'aso.issued', companyId, lane: employeeId, data: { documentId: id, employeeId } }]);
  },
};
