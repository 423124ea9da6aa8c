import { setImmediate } from 'node:timers/promises';
import type { SignedInContext } from '../../access/caller.server.ts';
import { renewDueDates } from '../../due-dates/due-effects.server.ts';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import { invalidInput, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { changeRecord, entryOf, mustFind } from '../../trail/change.server.ts';
import { type NewEntry, record } from '../../trail/entries.db.ts';
import { findUnitCompany, findUnitName, lockUnit } from '../../units/unit-lookups.db.ts';
import type { Employee } from '../employees.contract.ts';
import { mustBeActive } from '../former/former-employee.rules.ts';
import { employeeKind } from './employee-kind.server.ts';
import { holdEmployeesOf, moveEmployee, moveEmployees, reactivateEmployee } from './employee-moves.db.ts';

/**
 * How many employees are moved by one transaction: others' calls are answered in between. Each of the functions below holds
 * the unit before an employee: two that went the other way round would wait for each other.
 */
const atOnce = 500;

/**
 * Moves one employee into another unit of the same company, or into none.
 * The unit is no field of the form and leaves the version as it is: the unit itself says from where a move sets out.
 * @param seen.from the unit that the caller saw them in; undefined where they did not say
 * @throws 409 where another has moved them since, unless into the same unit
 */
export function moveOne(
  context: SignedInContext,
  { employeeId, from }: { employeeId: string; from: string | null | undefined },
  to: string | null,
): Promise<{ employee: Employee }> {
  return changeRecord(context, inHeldUnit(to), {
    id: employeeId,
    write: async (tx, employee) => {
      mustBeActive(employee);
      if (employee.unitId === to) return null;
      if (from !== undefined && from !== employee.unitId) throw changedByOther();
      const entry = await movedWithin(tx, employee, to);
      await renewDueDates(tx, { companyId: employee.companyId, employeeIds: [employeeId] });
      return {
        after: { ...employee, unitId: to },
        entry: { ...entry, detail: from === undefined ? 'unseen' : null },
      };
    },
  });
}

/** An employee who is held after the unit that they go into. */
function inHeldUnit(unitId: string | null): typeof employeeKind {
  return {
    ...employeeKind,
    hold: async (tx, id, scope) => {
      const { companyId } = await mustFind(employeeKind, { db: tx, scope }, id);
      await mustHaveUnit(tx, companyId, unitId, 'unitId');
      await lockRow(tx, 'employees', id);
    },
  };
}

/** Moves an employee who is held into a unit that is held. Answers what the trail has to say of it. */
export async function movedWithin(tx: Database, employee: Employee, to: string | null): Promise<NewEntry> {
  await moveEmployee(tx, employee, to);
  const changes = await unitChange(tx, employee.companyId, employee.unitId, to);
  return { ...movedEntry(employee), changes };
}

/**
 * Moves the active employees of a unit, so that it can be deleted, each with an entry in the trail. A part of them at a time,
 * so that nobody waits for the last of thousands: what a fault ends half way is whole as far as it went, and the same call
 * goes on from there.
 */
export async function moveAllOf(context: SignedInContext, from: string, to: string | null): Promise<number> {
  const companyId = await findUnitCompany(context.db, context.scope, from);
  if (!companyId) throw notFound('Unidade não encontrada.');
  if (from === to) throw invalidInput([{ path: 'toUnitId', message: 'Escolha outra unidade' }]);
  let moved = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const part = await movePart(context, after, { companyId, from, to });
    moved += part.moved;
    after = part.last;
    await setImmediate();
  }
  return moved;
}

type Move = { companyId: string; from: string; to: string | null };

async function movePart(context: SignedInContext, after: string, { companyId, from, to }: Move) {
  // Together: two units and hundreds of employees.
  return context.db.transaction().execute(async (tx) => {
    // Both are held, so that nobody enters the one meanwhile; in the order of their ids, for two that go to and fro.
    for (const unitId of [from, to].sort()) {
      if (unitId === to) await mustHaveUnit(tx, companyId, to, 'toUnitId');
      else if (!(await lockUnit(tx, companyId, from))) throw notFound('Unidade não encontrada.');
    }
    const ids = await holdEmployeesOf(tx, { companyId, unitId: from, after, most: atOnce });
    if (ids.length === 0) return { moved: 0, last: undefined };
    const changes = await unitChange(tx, companyId, from, to);
    const moved = await moveEmployees(tx, ids, { companyId, from, to });
    await renewDueDates(tx, { companyId, employeeIds: moved });
    const entries = moved.map((id) => ({ ...movedEntry({ id, companyId }), changes }));
    if (entries.length > 0) await record(tx, context, ...entries);
    return { moved: moved.length, last: ids.length < atOnce ? undefined : ids.at(-1) };
  });
}

/** Brings an inactive employee back, with all history; a unit that was deleted meanwhile is left. */
export function reactivate(context: SignedInContext, employeeId: string): Promise<Employee> {
  // Together: the employee, and the unit that is held before them.
  return context.db.transaction().execute(async (tx) => {
    const { companyId, unitId } = await mustFind(employeeKind, { db: tx, scope: context.scope }, employeeId);
    const unit = unitId && (await lockUnit(tx, companyId, unitId)) ? unitId : null;
    await lockRow(tx, 'employees', employeeId);
    const employee = await mustFind(employeeKind, { db: tx, scope: context.scope }, employeeId);
    if (employee.inactivatedAt === null) return employee;
    if (employee.unitId !== unitId) throw changedByOther();
    await reactivateEmployee(tx, employee, unit);
    await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
    const changes = unit === unitId ? {} : await unitChange(tx, companyId, unitId, unit);
    await record(tx, context, { ...entryOf(employeeKind, context, 'reactivated', employee, employee), changes });
    return { ...employee, unitId: unit, inactivatedAt: null };
  });
}

/** @throws 400 for a unit that the company does not have or has deleted; else it stays until the transaction ends */
export async function mustHaveUnit(tx: Database, companyId: string, unitId: string | null, path: string) {
  if (unitId === null || (await lockUnit(tx, companyId, unitId))) return;
  throw invalidInput([{ path, message: 'Esta unidade não existe mais. Escolha outra.' }]);
}

/** The names too: they tell a reader more, and a unit may be renamed. */
async function unitChange(tx: Database, companyId: string, from: string | null, to: string | null) {
  const names = [await findUnitName(tx, companyId, from), await findUnitName(tx, companyId, to)] as const;
  return { unit: names, unitId: [from, to] as const };
}

function movedEntry({ id, companyId }: Pick<Employee, 'id' | 'companyId'>): NewEntry {
  return { action: 'moved', subject: 'employee', subjectId: id, employeeId: id, companyId };
}
