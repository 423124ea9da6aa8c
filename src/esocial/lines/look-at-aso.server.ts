import { v7 as uuid } from 'uuid';
import { findIssuedAso, type IssuedAso, saidDay } from '../../documents/issued/aso-lookups.server.ts';
import { findEsocialContract, lockEmployees } from '../../employees/employee-lookups.db.ts';
import { dayIn } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { isDayOff } from '../../reference/reference-lookups.server.ts';
import { deadlineOfS2220 } from '../due/deadline.rules.ts';
import { examTypeCode } from '../making/occasion.rules.ts';
import {
  findLineOf,
  findLineOfDocument,
  findStandingSource,
  insertLine,
  keepSource,
  type Line,
  type Slot,
  updateLine,
} from './lines.db.ts';
import { deleteMark, type Mark } from './marks.db.ts';
import { settleLine } from './settle.server.ts';

/**
 * Makes, changes or takes back the events of an ASO that is marked, as it stands now: of an exam of a person on a day there is one
 * line, whichever ASOs tell of it. The person is held, so that two nodes do not do it at once; a second time changes nothing.
 */
export async function lookAtAso(tx: Database, keys: EncryptionKeys, mark: Mark): Promise<void> {
  const seen = await findIssuedAso(tx, keys, mark);
  if (seen) await lockEmployees(tx, [seen.employeeId]);
  if (!(await deleteMark(tx, mark)) || !seen) return;
  // As it is now that the person is held.
  const aso = await findIssuedAso(tx, keys, mark);
  if (!aso) return;
  const { companyId, documentId, supersedesId } = aso;
  const due = await dueOf(tx, aso);
  const before = supersedesId ? await findLineOfDocument(tx, { companyId, documentId: supersedesId }) : null;
  if (supersedesId && before) {
    await keepSource(tx, { companyId, documentId: supersedesId, lineId: before.id, state: 'gone' });
  }
  const known = (await findLineOfDocument(tx, mark)) ?? before;
  if (aso.state !== 'issued') {
    if (!known) return;
    await keepSource(tx, { companyId, documentId, lineId: known.id, state: 'gone' });
    // What stands in the place of a corrected one is marked, too, and settles the line.
    if (aso.state === 'cancelled') await settleLine(tx, known, due);
    return;
  }
  const slot = slotOf(aso);
  const sameSlot = await findLineOf(tx, slot);
  const line = sameSlot ?? (await lineToMove(tx, known)) ?? (await newLine(tx, slot));
  await keepSource(tx, { companyId, documentId, lineId: line.id, state: 'stands' });
  await updateLine(tx, line, { occasion: slot.occasion, day: slot.day });
  // The exam of the corrected ASO was another one's, too: what the eSocial has of it beside is taken back.
  if (known && known.id !== line.id) await settleLine(tx, known, due);
  await settleLine(tx, { ...line, occasion: slot.occasion, day: slot.day }, due);
}

/** An ASO that says neither day nor occasion is by itself until it is corrected. */
function slotOf({ companyId, employeeId, documentId, issuedAt, said }: IssuedAso): Slot {
  const day = said ? saidDay(said.answers) : '';
  const occasion = said ? examTypeCode(said.answers.examType ?? '') : '';
  const isKnown = day !== '' && occasion !== '';
  return {
    ...{ companyId, employeeId, kind: 'S-2220', day: day || dayIn(issuedAt) },
    occasion: isKnown ? occasion : documentId,
  };
}

/** The line of a corrected ASO goes along to another day or occasion, unless another ASO still says the exam that it is. */
async function lineToMove(tx: Database, known: Line | null): Promise<Line | null> {
  if (!known || known.closedAt) return null;
  return (await findStandingSource(tx, known)) === null ? known : null;
}

async function newLine(tx: Database, slot: Slot): Promise<Line> {
  const line = { ...slot, id: uuid() };
  await insertLine(tx, line);
  return { ...line, receipt: null, closedAt: null };
}

async function dueOf(tx: Database, aso: IssuedAso): Promise<string> {
  const { day, occasion } = slotOf(aso);
  const isAdmission = occasion === examTypeCode('Admissional');
  const contract = isAdmission ? await findEsocialContract(tx, aso.companyId, aso.employeeId) : null;
  return deadlineOfS2220(day, contract?.admittedOn ?? null, isDayOff);
}
