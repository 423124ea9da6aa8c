import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { workOn } from '../esocial-effects.server.ts';
import { findKeptEvent } from '../lines/events.db.ts';
import { accept } from '../making/accept.server.ts';

/** A line that brings the receipt of an event. */
export type ImportedReceipt = {
  target: { id: string; version: number } | null;
  values: Readonly<Record<string, string>>;
};

/**
 * Keeps the receipts of events that another system has sent, in one transaction, as one by hand is kept.
 * @throws 409 where somebody has changed one of these events since the lines were looked at, or has kept one of these receipts
 */
export async function keepImportedReceipts(
  tx: Database,
  { companyId, ownerId }: { companyId: string; ownerId: string },
  lines: readonly ImportedReceipt[],
): Promise<NewEntry[]> {
  const entries: NewEntry[] = [];
  for (const { target, values } of lines) {
    const event = target && (await findKeptEvent(tx, { companyId, id: target.id }));
    const { receipt = '' } = values;
    if (!event) throw changedByOther();
    await accept(tx, event, { receipt, by: ownerId, version: target.version });
    entries.push({
      ...({ action: 'updated', subject: 'esocialEvent', subjectId: event.id } as const),
      ...{
        companyId,
        employeeId: event.employeeId,
        detail: event.kind,
        changes: { receipt: [event.receipt, receipt] },
      },
    });
  }
  if (entries.length > 0) await workOn(tx, companyId);
  return entries;
}
