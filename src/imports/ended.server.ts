import { notify } from '../notifications/notify.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { announceImport } from './announced.server.ts';
import { importEnded } from './import-notifications.server.ts';
import { changeImport, findWork, type ImportRow } from './imports.db.ts';

const underWay = ['waiting', 'reading', 'confirmed', 'writing'] as const;

/** An import has ended without anything being written; whoever asked for it is told. In a transaction. */
export async function endUnwritten(tx: Database, row: ImportRow, state: 'stale' | 'failed'): Promise<void> {
  const endedAt = new Date().toISOString();
  if (!(await changeImport(tx, { ...row, from: underWay }, { state, endedAt }))) return;
  await notify(tx, importEnded, { to: [row.requestedBy], about: row.id });
  await announceImport(tx, row);
}

/** The same of one whose job was set aside. */
export async function endFailed(tx: Database, id: string): Promise<void> {
  const row = await findWork(tx, id);
  if (row) await endUnwritten(tx, row, 'failed');
}
