import { asoFacts } from '../documents/forms/aso/aso.form-facts.ts';
import type { DocumentFollower } from '../documents/issued/document-follower.server.ts';
import { announce } from '../live/announce.server.ts';
import { parseDate, today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { NewEntry } from '../trail/entries.db.ts';
import { tellCompany } from './restriction-notifications.server.ts';
import { refusedEnd } from './restriction-state.rules.ts';
import { findEndedBy, moveOrigin, writeEnd } from './restriction-writes.db.ts';

type Ended = Awaited<ReturnType<typeof findEndedBy>>[number];

/** A restriction that an ASO has ended is ended by the one that corrects it, and holds again where that one is cancelled, or is of another day. */
export const restrictionsOfDocuments: DocumentFollower = {
  async afterIssue(tx, { kind, supersedes, companyId, employeeId, documentId, answers }) {
    if (kind !== asoFacts.kind || !supersedes) return [];
    await moveOrigin(tx, { companyId, from: supersedes.id, to: documentId });
    const day = parseDate(String(answers.date)) ?? today();
    const ended = await findEndedBy(tx, { companyId, documentId: supersedes.id });
    const entries: NewEntry[] = [];
    for (const one of ended) {
      const refused = refusedEnd(one, { id: documentId, employeeId, stands: true, day });
      if (refused === null) await writeEnd(tx, one, { documentId, day });
      else entries.push(await reopen(tx, one));
    }
    return entries;
  },

  async afterCancel(tx, { kind, companyId, documentId }) {
    if (kind !== asoFacts.kind) return [];
    const entries: NewEntry[] = [];
    for (const one of await findEndedBy(tx, { companyId, documentId })) entries.push(await reopen(tx, one));
    return entries;
  },
};

async function reopen(tx: Database, { endedOn, ...one }: Ended): Promise<NewEntry> {
  await writeEnd(tx, one, null);
  await tellCompany(tx, one);
  const { companyId, employeeId, id } = one;
  await announce(tx, { topic: 'restriction', companyId, employeeId, ids: [id] });
  return {
    ...{ action: 'reopened', subject: 'restriction', subjectId: id, companyId, employeeId },
    changes: { ended_on: [endedOn, null] },
  };
}
