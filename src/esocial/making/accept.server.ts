import { conflict } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { isReceiptKnown, type KeptEvent, updateEvent } from '../lines/events.db.ts';
import { findLine, updateLine } from '../lines/lines.db.ts';
import { settleLine } from '../lines/settle.server.ts';

/**
 * The eSocial has accepted an event: its line has the receipt from now on, or is closed by an exclusion, and what has changed of its
 * documents meanwhile becomes the next event. An event that was dropped after it had left may have been sent all the same.
 * @throws 409 where the event has another receipt, never left and was dropped, or the receipt is another event's, or somebody has changed it since
 */
export async function accept(
  tx: Database,
  event: KeptEvent,
  { receipt, by, version }: { receipt: string; by: string; version?: number | undefined },
): Promise<void> {
  if (event.state === 'accepted') throw conflict('Este evento já tem um recibo.');
  if (event.state === 'dropped' && event.leftAt === null) throw conflict('Este evento foi desfeito antes de sair.');
  if (await isReceiptKnown(tx, event.companyId, receipt)) throw conflict('Este recibo já é de outro evento.');
  const line = await findLine(tx, { companyId: event.companyId, id: event.lineId });
  if (!line) throw conflict('Este evento não tem mais de que tratar.');
  const seen = { ...event, version: version ?? event.version };
  const kept = { state: 'accepted', receipt, receipt_by: by, reasons: '[]' } as const;
  if (!(await updateEvent(tx, seen, kept))) throw conflict('Este evento mudou desde que foi visto. Veja-o de novo.');
  const isExclusion = event.action === 'exclusion';
  const change = isExclusion
    ? { receipt: null, closed_at: new Date().toISOString() }
    : { receipt, closed_at: null as string | null };
  await updateLine(tx, line, change);
  await settleLine(tx, { ...line, receipt: change.receipt, closedAt: change.closed_at }, event.dueOn);
}
