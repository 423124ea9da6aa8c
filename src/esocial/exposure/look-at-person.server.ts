import { v7 as uuid } from 'uuid';
import { lockEmployees } from '../../employees/employee-lookups.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { isDayOff } from '../../reference/reference-lookups.server.ts';
import { deadlineOfS2220 } from '../due/deadline.rules.ts';
import { insertLine, type Line, openLinesOf, replaceSource } from '../lines/lines.db.ts';
import { settleLine } from '../lines/settle.server.ts';
import { exposuresOf, readCompany } from './exposures.server.ts';
import { unmarkPerson } from './people-marks.db.ts';

const kind = 'S-2240';

/**
 * Makes, changes or takes back the events of the conditions of somebody who is noted, as they are now: of each day on which they became
 * others there is one line. The person is held, so that two nodes do not do it at once; a second time changes nothing.
 */
export async function lookAtPerson(tx: Database, companyId: string, employeeId: string): Promise<void> {
  await lockEmployees(tx, [employeeId]);
  if (!(await unmarkPerson(tx, companyId, employeeId))) return;
  const company = await readCompany(tx, companyId);
  const exposures = company && (await exposuresOf(tx, company, employeeId));
  // Of who has left, what was told stays.
  if (!exposures) return;
  const open = await openLinesOf(tx, { companyId, employeeId, kind });
  for (const { content, print } of exposures) {
    const day = content.since;
    const line = open.find((one) => one.day === day) ?? (await newLine(tx, { companyId, employeeId, day }));
    await replaceSource(tx, line, [employeeId, day, print].join(' '));
    // As of an ASO: until the 15th of the month after (Manual de Orientação do eSocial S-1.3, S-2240, prazo de envio).
    await settleLine(tx, line, deadlineOfS2220(day, null, isDayOff));
  }
  for (const line of open.filter(({ day }) => !exposures.some(({ content }) => content.since === day))) {
    await replaceSource(tx, line, null);
    await settleLine(tx, line, '');
  }
}

async function newLine(tx: Database, of: Pick<Line, 'companyId' | 'employeeId' | 'day'>): Promise<Line> {
  const line = { ...of, id: uuid(), kind, occasion: '' };
  await insertLine(tx, line);
  return { ...line, receipt: null, closedAt: null };
}
