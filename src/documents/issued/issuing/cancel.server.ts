import type { SignedInContext } from '../../../access/caller.server.ts';
import { conflict, notFound } from '../../../platform/contract/errors.ts';
import { lockRow } from '../../../platform/database/lock-row.server.ts';
import { isTaken } from '../../../platform/database/unique.server.ts';
import { type NewEntry, record } from '../../../trail/entries.db.ts';
import type { FormKind } from '../../forms/registry.ts';
import { type DocumentFollower, follow } from '../document-follower.server.ts';
import { markCancelled } from '../issued.db.ts';
import { noticesOfEnd } from '../issued-followers.server.ts';
import { findIssued, findStanding, type IssuedFacts, isIssuedForm } from '../issued-reads.db.ts';
import { mustMayChange } from './council-right.server.ts';

/**
 * Cancels an issued document: a state with reason, author and time, never a deletion. Sent again with the same reason, it
 * changes nothing.
 * @throws 403 for another's that the caller's council may not issue, 404 for none, 409 when it was cancelled for another reason, or another document stands in its place
 */
export async function cancel(
  context: SignedInContext,
  followers: readonly DocumentFollower[],
  documentId: string,
  reason: string,
): Promise<void> {
  try {
    await tryToCancel(context, followers, documentId, reason);
  } catch (error) {
    if (!isTaken(error)) throw error;
    // Somebody has sent the person for the same occasion in this very moment: now that is seen, and the referral stays closed.
    await tryToCancel(context, followers, documentId, reason);
  }
}

function tryToCancel(
  context: SignedInContext,
  followers: readonly DocumentFollower[],
  documentId: string,
  reason: string,
): Promise<void> {
  const { db, scope, caller } = context;
  // Together: the document, its exams, its referral and whom it tells.
  return db.transaction().execute(async (tx) => {
    await lockRow(tx, 'issued_documents', documentId);
    const issued = await findIssued(tx, scope, documentId);
    if (!issued) throw notFound('Documento não encontrado entre os emitidos.');
    if (issued.cancelReason === reason) return;
    if (issued.state === 'cancelled') throw conflict('Este documento já foi cancelado.');
    if (issued.state === 'superseded') {
      throw conflict('Este documento já foi corrigido: o que vale é o que o substituiu. Cancele aquele.');
    }
    await mustMayChange(context, tx, issued, { act: 'cancel', reason, reasonAt: 'reason' });
    await markCancelled(tx, issued, { reason, professionalId: caller.ownerId });
    const { companyId, employeeId, confidential, kind } = issued;
    const further = await followed(issued);
    const about = { subject: 'document', subjectId: documentId, companyId, employeeId, confidential } as const;
    await record(tx, context, { action: 'cancelled', detail: kind, ...about }, ...further);

    async function followed(ended: IssuedFacts): Promise<readonly NewEntry[]> {
      if (!isIssuedForm(ended)) {
        await noticesOfEnd(tx, ended, caller.ownerId);
        return [];
      }
      const of = { companyId, employeeId: ended.employeeId };
      const cancelled = {
        ...{ ...ended, documentId, cancelledBy: caller.ownerId },
        standing: (kind: FormKind) => findStanding(tx, scope, { ...of, kind }),
      };
      return follow(followers, ({ afterCancel }) => afterCancel?.(tx, cancelled));
    }
  });
}
