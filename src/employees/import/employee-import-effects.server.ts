import { renewAllDueDates, renewDueDates } from '../../due-dates/due-effects.server.ts';
import { recheckEvents } from '../../esocial/esocial-effects.server.ts';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { stageChanged, stageNew } from '../../platform/database/many/stage.server.ts';
import { readyChange, readyRecord } from '../../platform/database/record.server.ts';
import { changesBetween } from '../../trail/changes.rules.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { lockUnit } from '../../units/unit-lookups.db.ts';
import { type Employee, employeeCreateInput } from '../employees.contract.ts';
import { employeeRecord } from '../employees.record.ts';
import { findEmployeesByCpf } from './employee-import-lookups.db.ts';

/** What an import does to the register of employees: made ready beside it, and written in one transaction. */

/** A line that makes an employee, or changes one. */
export type ImportedEmployee = {
  target: { id: string; version: number } | null;
  values: Readonly<Record<string, string>>;
  unitId: string | null;
  reactivated: boolean;
};

/** What is told of lines: the entries of the trail, and whose due dates they are about. */
type Told = { entries: NewEntry[]; employeeIds: string[] };

/** Begins to make ready what lines do to the employees of a company. */
export async function stageEmployees(connection: Database, companyId: string) {
  const fresh = await stageNew(connection, 'employees');
  const changed = await stageChanged(connection, 'employees', ['version', 'unit_id', 'inactivated_at']);
  const unitIds = new Set<string>();
  let changes = 0;

  return {
    /**
     * Makes lines ready as the register's own calls would write them, with the same entries in the trail.
     * @param isUnit whether the company has a unit, for whoever comes back to the one of then
     * @throws where somebody has changed one of these people since the lines were looked at
     */
    async add(lines: readonly ImportedEmployee[], isUnit: (id: string) => boolean): Promise<Told> {
      const valid = lines.map((line) => ({ ...line, fields: employeeCreateInput.parse(line.values) }));
      const cpfs = valid.filter(({ target }) => target).map(({ fields }) => fields.cpf);
      const there = await findEmployeesByCpf(connection, companyId, cpfs);
      const made = valid
        .filter(({ target }) => !target)
        .map(({ fields, unitId }) => readyRecord(employeeRecord, { ...fields, companyId, unitId }));
      await fresh.add(made.map(({ row }) => row));
      const over = valid.flatMap(({ target, fields, unitId, reactivated }) => {
        if (!target) return [];
        const before = there.find(({ id }) => id === target.id);
        if (before?.version !== target.version || (before.inactivatedAt === null) === reactivated)
          throw changedByOther();
        const { unitId: _, ...typed } = fields;
        const place = unitId ?? (reactivated && before.unitId && !isUnit(before.unitId) ? null : before.unitId);
        return {
          before,
          ready: readyChange(employeeRecord, { ...before, ...typed, unitId: place, inactivatedAt: null }),
        };
      });
      await changed.add(
        over.map(({ before: { version, unitId, inactivatedAt }, ready: { row } }) => ({
          ...{ row, now: { version, unit_id: unitId, inactivated_at: inactivatedAt } },
        })),
      );
      changes += over.length;
      const all = [...made, ...over.map(({ ready }) => ready)];
      for (const { kept } of all) if (kept.unitId) unitIds.add(kept.unitId);
      return {
        entries: [
          ...made.map(({ kept }) => entryOf('created', null, kept)),
          ...over.map(({ before, ready: { kept } }) =>
            entryOf(before.inactivatedAt === null ? 'updated' : 'reactivated', before, kept),
          ),
        ],
        employeeIds: all.map(({ kept }) => kept.id),
      };
    },
    /**
     * Writes what is ready. Who has come meanwhile with the CPF of somebody new is refused by the table itself.
     * @throws where somebody has changed one of these people, or their unit, since they were made ready
     */
    async write(tx: Database, between: () => void): Promise<void> {
      for (const unitId of [...unitIds].sort()) {
        if (!(await lockUnit(tx, companyId, unitId))) throw changedByOther();
      }
      await fresh.insert(tx, between);
      if ((await changed.update(tx, between)) !== changes) throw changedByOther();
    },
  };
}

function entryOf(action: NewEntry['action'], before: Employee | null, after: Employee): NewEntry {
  const { inactivatedAt: _, ...now } = after;
  return {
    ...{ action, subject: 'employee', subjectId: after.id, companyId: after.companyId, employeeId: after.id },
    changes: changesBetween(before, now),
  };
}

/** For so many people what is due is computed in the transaction itself; for more by a job of its own. */
const mostAtOnce = 100;

/** Has what is due for imported people computed anew, as when they are changed by hand. */
export async function renewImported(tx: Database, companyId: string, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length === 0) return;
  await recheckEvents(tx, { companyId, employeeIds: employeeIds.length <= mostAtOnce ? employeeIds : null });
  if (employeeIds.length <= mostAtOnce) await renewDueDates(tx, { companyId, employeeIds });
  else await renewAllDueDates(tx, { companyId });
}
