import { findCompanyUser } from '../../companies/company-lookups.db.ts';
import { notify } from '../../notifications/notify.server.ts';
import { tellSystems } from '../../outbox/tell-systems.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findClinicalUsers } from '../../professionals/professional-lookups.db.ts';
import { lockPeople } from '../due-people.db.ts';
import { notePlaces } from '../places/note-places.server.ts';
import { computeDue } from './computed.server.ts';
import { risksChanged } from './due-notifications.server.ts';
import { deleteStored, readStored, type StoredDue, writeStored } from './due-writes.db.ts';

/** So many people are computed together. */
const atOnce = 500;

/**
 * Computes anew what is due for these people of a company, active or not, and stores it where it has become otherwise. They are
 * held until the transaction ends: whatever else changes of them waits, and is looked at then.
 */
export async function renew(tx: Database, companyId: string, employeeIds: readonly string[]): Promise<void> {
  const sorted = [...new Set(employeeIds)].sort();
  for (let from = 0; from < sorted.length; from += atOnce) {
    const ids = sorted.slice(from, from + atOnce);
    await lockPeople(tx, companyId, ids);
    const stored = await readStored(tx, companyId, ids);
    await notePlaces(tx, companyId, { ids, stored });
    const computed = await computeDue(tx, companyId, ids);
    const active = new Set(computed.map(({ person }) => person.id));
    const changed = computed.filter((due) => textOf(stored.get(due.person.id)) !== textOf(due));
    const gone = [...stored.keys()].filter((id) => !active.has(id));
    await deleteStored(tx, companyId, gone);
    await writeStored(tx, companyId, changed);
    if (changed.some((due) => isNewChange(stored.get(due.person.id), due))) await tellOfRisks(tx, companyId);
    await tellOfChanged(tx, companyId, [...gone, ...changed.map(({ person }) => person.id)]);
  }
}

/** Other systems ask for what is due, once they are told that it is otherwise. */
function tellOfChanged(tx: Database, companyId: string, ids: readonly string[]): Promise<void> {
  return tellSystems(
    tx,
    ids.map((id) => ({ event: 'due-dates.changed', companyId, lane: id, data: { employeeId: id } })),
  );
}

/** Whether an exam has become due by a change of risks that was not known, or by another day (NR-7, 7.5.10). */
function isNewChange(before: StoredDue | undefined, { exams }: StoredDue): boolean {
  const changes = (due: StoredDue['exams'] = []) => due.filter(({ rule }) => rule === 'riskChange');
  const days = new Set(changes(before?.exams).map(({ due_on }) => due_on));
  return before !== undefined && changes(exams).some(({ due_on }) => !days.has(due_on));
}

async function tellOfRisks(tx: Database, companyId: string): Promise<void> {
  const to = [...(await findCompanyUser(tx, companyId)), ...(await findClinicalUsers(tx))];
  await notify(tx, risksChanged, { to });
}

/** The rows of either engine have their columns in the order of the query. */
function textOf(due: StoredDue | undefined): string {
  return JSON.stringify(due && [due.person, ...due.exams, ...due.vaccines].map((row) => Object.entries(row).sort()));
}
