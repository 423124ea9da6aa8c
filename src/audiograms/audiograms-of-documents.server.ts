import { v7 as uuid } from 'uuid';
import { audiometryFacts } from '../documents/forms/tonal-audiometry/tonal-audiometry.form-facts.ts';
import type { DocumentFollower } from '../documents/issued/document-follower.server.ts';
import { announce } from '../live/announce.server.ts';
import { parseDate, today } from '../platform/contract/dates.ts';
import { insertAudiogram, withdrawAudiogramOf } from './audiograms.db.ts';

/** Every audiometry that is issued is an audiogram of its person; a corrected one is another, of which nobody has said anything yet. */
export const audiogramsOfDocuments: DocumentFollower = {
  async afterIssue(tx, { kind, supersedes, companyId, employeeId, documentId, answers }) {
    if (kind !== audiometryFacts.kind) return [];
    if (supersedes) await withdrawAudiogramOf(tx, { companyId, documentId: supersedes.id });
    const doneOn = parseDate(String(answers.date)) ?? today();
    const id = uuid();
    await insertAudiogram(tx, { companyId, id, employeeId, documentId, doneOn });
    await announce(tx, { topic: 'audiogram', companyId, employeeId, ids: [id] });
    return [];
  },

  async afterCancel(tx, { kind, companyId, employeeId, documentId }) {
    if (kind !== audiometryFacts.kind) return [];
    await withdrawAudiogramOf(tx, { companyId, documentId });
    await announce(tx, { topic: 'audiogram', companyId, employeeId, ids: [] });
    return [];
  },
};
