import { renewAllDueDates, renewDueDates } from '../../due-dates/due-effects.server.ts';
import { changedByOther } from '../../platform/contract/version.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { insertRecords, updateRecord } from '../../platform/database/record.server.ts';
import { changesBetween } from '../../trail/changes.rules.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { lockUnit } from '../../units/unit-lookups.db.ts';
import { type Employee, employeeCreateInput } from '../employees.contract.ts';
import { employeeRecord } from '../employees.record.ts';
import { moveEmployee, reactivateEmployee } from '../moves/employee-moves.db.ts';
import { findEmployeesByCpf } from './employee-import-lookups.db.ts';

/** What an import does to the register of employees, in its own transaction. */

/** A line that makes an employee, or changes one. */
export type ImportedEmployee = {
  target: { id: string; version: number } | null;
  values: Readonly<Record<string, string>>;
  unitId: string | null;
  reactivated: boolean;
};

/**
 * Writes lines as the register's own calls do, each under the same checks, and with the same entry in the trail.
 * @throws where somebody has changed one of these people, or their unit, since the lines were looked at
 */
export async function writeImportedEmployees(
  tx: Database,
  companyId: string,
  lines: readonly ImportedEmployee[],
): Promise<{ entries: NewEntry[]; employeeIds: string[] }> {
  for (const unitId of new Set(lines.flatMap(({ unitId }) => unitId ?? []).sort())) {
    if (!(await lockUnit(tx, companyId, unitId))) throw changedByOther();
  }
  const valid = lines.map((line) => ({ ...line, fields: employeeCreateInput.parse(line.values) }));
  const there = await findEmployeesByCpf(
    tx,
    companyId,
    valid.map(({ fields }) => fields.cpf),
  );
  const created = await insertRecords(
    tx,
    employeeRecord,
    valid.flatMap(({ target, fields, unitId }) => (target ? [] : { ...fields, companyId, unitId })),
  );
  const entries = created.map((after) => entryOf('created', null, after));
  for (const { target, fields, unitId, reactivated } of valid) {
    if (!target) {
      // Whoever has come since was not in what was previewed.
      if (there.some(({ cpf, inactivatedAt }) => cpf === fields.cpf && inactivatedAt === null)) throw changedByOther();
      continue;
    }
    const before = there.find(({ id }) => id === target.id);
    if (!before || before.version !== target.version || (before.inactivatedAt === null) === reactivated) {
      throw changedByOther();
    }
    entries.push(...(await change(tx, before, { fields, unitId: unitId ?? before.unitId, version: target.version })));
  }
  return { entries, employeeIds: entries.flatMap(({ subjectId }) => subjectId ?? []) };
}

type Wanted = {
  fields: ReturnType<typeof employeeCreateInput.parse>;
  unitId: string | null;
  version: number;
};

async function change(tx: Database, before: Employee, { fields, unitId, version }: Wanted): Promise<NewEntry[]> {
  const { unitId: _, ...typed } = fields;
  if (before.inactivatedAt !== null) {
    const unit = unitId && (await lockUnit(tx, before.companyId, unitId)) ? unitId : null;
    await reactivateEmployee(tx, before, unit);
  } else if (unitId !== before.unitId) await moveEmployee(tx, before, unitId);
  const after = await updateRecord(tx, employeeRecord, before, typed, version);
  return [entryOf(before.inactivatedAt === null ? 'updated' : 'reactivated', before, after)];
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
  if (employeeIds.length <= mostAtOnce) await renewDueDates(tx, { companyId, employeeIds });
  else await renewAllDueDates(tx, { companyId });
}
