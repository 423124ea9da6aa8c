import type { SignedInContext } from '../../../access/caller.server.ts';
import { createOnce } from '../../../access/idempotency.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { record } from '../../../trail/entries.db.ts';
import { noticesOfEnd } from '../issued-followers.server.ts';
import { correctable } from './correctable.server.ts';
import { type Frozen, writeDown } from './freezing.server.ts';
import { serialized } from './serialized.server.ts';

/** A document that was gathered from records and frozen: whose it is, and what is looked at once more when it is written down. */
export type Gathered = {
  frozen: Frozen;
  companyId: string;
  /** Null for a document about the company itself. */
  employeeId: string | null;
  /** The record that it is of, where it is of one. */
  recordId: string | null;
  confidential: boolean;
  initials: string;
  supersedesId: string | undefined;
  correctionReason: string | undefined;
  /** Holds whom it is about until the transaction ends: two who issue the same thing at once, on whichever node, come one after the other. */
  hold: (tx: Database) => Promise<unknown>;
  /** Throws where it may not be issued beside what stands now. @param before the one that it corrects */
  check: (tx: Database, before: string | null) => Promise<unknown>;
};

/** Gives a gathered document the next number of its kind and year, in one transaction with the job that sees to its file (decision 140). */
export function issueGathered(
  context: SignedInContext,
  { frozen, recordId, supersedesId, correctionReason, hold, check, initials, ...whose }: Gathered,
): Promise<{ documentId: string; name: string }> {
  const { kind, id: documentId } = frozen;
  const { companyId, employeeId, confidential } = whose;
  const professionalId = context.caller.ownerId;
  const write = async (tx: Database) => {
    await hold(tx);
    const correcting = { kind, companyId, employeeId, correctionReason };
    const before = supersedesId ? await correctable(tx, context, correcting, supersedesId) : null;
    await check(tx, before?.id ?? null);
    const name = await writeDown(tx, frozen, {
      ...{ ...whose, recordId, professionalId, before, initials, correctionReason },
    });
    if (before) await noticesOfEnd(tx, before, professionalId);
    const about = { subject: 'document', companyId, detail: kind, confidential } as const;
    const of = { ...about, ...(employeeId === null ? {} : { employeeId }) };
    const corrected = before && { ...of, action: 'corrected' as const, subjectId: before.id };
    await record(tx, context, { ...of, action: 'issued', subjectId: documentId }, ...(corrected ? [corrected] : []));
    return { documentId, name };
  };
  return serialized(kind, () => createOnce(context, write));
}
