import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';
import type { EventAction } from '../esocial.labels.ts';
import { findLastAccepted, findOpenEvent, insertEvent, updateEvent } from './events.db.ts';
import { findStandingSource, type Line, updateLine } from './lines.db.ts';

/**
 * Brings the events of a line to what its documents say now, in the transaction of the change: what stands and the eSocial does not
 * have becomes an original or a rectification, what stands no longer an exclusion; what never left is dropped. An event that was sent
 * is left alone until its answer is known: whoever notes that settles the line again (decision 115).
 * @param dueOn the last day for an original, by the law
 */
export async function settleLine(tx: Database, line: Line, dueOn: string): Promise<void> {
  const standing = await findStandingSource(tx, line);
  const open = await findOpenEvent(tx, line);
  if (open && (open.state === 'sent' || open.state === 'signed')) return;
  const accepted = await findLastAccepted(tx, line);
  // What is corrected back to what the eSocial has needs no rectification.
  const isNeedless = open?.action === 'rectification' && accepted?.documentId === standing;
  const isOfStanding = open && !isNeedless && (open.action === 'exclusion') === (standing === null);
  if (open && isOfStanding) {
    const { day } = line;
    const due = open.action === 'original' ? dueOn : '';
    const isChanged = standing !== null && standing !== open.documentId;
    if (isChanged || day !== open.day || (standing !== null && due !== open.dueOn)) {
      const documentId = standing ?? open.documentId;
      await updateEvent(tx, open, { document_id: documentId, day, due_on: due, checked_at: null });
    }
    return;
  }
  if (open) await updateEvent(tx, open, { state: 'dropped' });
  if (standing === null) {
    if (line.receipt === null || !accepted) await updateLine(tx, line, { closed_at: new Date().toISOString() });
    else await begin(tx, line, { action: 'exclusion', documentId: accepted.documentId, dueOn: '' });
    return;
  }
  if (line.receipt === null || !accepted) return begin(tx, line, { action: 'original', documentId: standing, dueOn });
  if (accepted.documentId !== standing) {
    await begin(tx, line, { action: 'rectification', documentId: standing, dueOn: '' });
  }
}

function begin(
  tx: Database,
  { companyId, id: lineId, kind, employeeId, day }: Line,
  { action, documentId, dueOn }: { action: EventAction; documentId: string; dueOn: string },
): Promise<void> {
  const ofKind = action === 'exclusion' ? 'S-3000' : kind;
  return insertEvent(tx, { companyId, id: uuid(), lineId, kind: ofKind, action, employeeId, documentId, day, dueOn });
}
