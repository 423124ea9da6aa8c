import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';
import { workOn } from '../esocial-effects.server.ts';
import { insertLine, type Line, openLinesOf, replaceSource, updateLine } from '../lines/lines.db.ts';
import { settleLine } from '../lines/settle.server.ts';

const kind = 'S-2210';

type Seen = { companyId: string; id: string; employeeId: string; day: string; dueOn: string; version: number };

/**
 * Makes, changes or takes back the event of a CAT, in the transaction of its change: a CAT is one line, and what is corrected of it after
 * its receipt is a rectification.
 */
export async function lookAtCat(tx: Database, cat: Seen, stands: boolean): Promise<void> {
  const { companyId, employeeId, id, day } = cat;
  const open = (await openLinesOf(tx, { companyId, employeeId, kind })).find(({ occasion }) => occasion === id);
  if (!open && !stands) return;
  const line = open ?? (await newLine(tx, { companyId, employeeId, occasion: id, day }));
  if (line.day !== day) await updateLine(tx, line, { day });
  await replaceSource(tx, line, stands ? `${id} ${cat.version}` : null);
  await settleLine(tx, { ...line, day }, cat.dueOn);
  await workOn(tx, companyId);
}

async function newLine(tx: Database, of: Pick<Line, 'companyId' | 'employeeId' | 'occasion' | 'day'>): Promise<Line> {
  const line = { ...of, id: uuid(), kind };
  await insertLine(tx, line);
  return { ...line, receipt: null, closedAt: null };
}
