import { setImmediate } from 'node:timers/promises';
import type { SignedInContext } from '../access/caller.server.ts';
import { type NewEntry, record, recordAll } from '../audit/entries.db.ts';
import { invalidInput, notFound } from '../platform/contract/errors.ts';
import { changedByOther } from '../platform/contract/version.ts';
import type { Database } from '../platform/database/database.server.ts';
import { holdRow } from '../platform/database/hold.server.ts';
import {
  activeEmployeesOf,
  findUnitName,
  moveEmployee,
  moveEmployees,
  reactivateEmployee,
} from './employee-moves.db.ts';
import type { Employee } from './employees.contract.ts';
import { findEmployee, findUnitCompany, holdUnit } from './employees.db.ts';
import { mustBeActive } from './former-employee.rules.ts';

/**
 * How many employees are moved by one statement: others' calls are answered in between. Each of the functions below holds
 * the unit before an employee: two that went the other way round would wait for each other.
 */
const atOnce = 1_000;

/** Moves one employee into another unit of the same company, or into none. */
export function moveOne(context: SignedInContext, employeeId: string, to: string | null): Promise<Employee> {
  return context.db.transaction().execute(async (tx) => {
    const { companyId } = await employeeOf(tx, context, employeeId);
    await mustHaveUnit(tx, companyId, to, 'unitId');
    await holdRow(tx, 'employees', employeeId);
    const employee = await employeeOf(tx, context, employeeId);
    mustBeActive(employee);
    if (employee.unitId === to) return employee;
    await moveEmployee(tx, employee, to);
    const changes = await unitChange(tx, companyId, employee.unitId, to);
    await record(tx, context, { action: 'moved', ...entryOf(employee), changes });
    return { ...employee, unitId: to };
  });
}

/** Moves all active employees of a unit, so that it can be deleted: all or none, each with an entry in the trail. */
export function moveAllOf(context: SignedInContext, from: string, to: string | null): Promise<number> {
  return context.db.transaction().execute(async (tx) => {
    const companyId = await findUnitCompany(tx, context.scope, from);
    if (!companyId) throw notFound('Unidade não encontrada.');
    if (from === to) throw invalidInput([{ path: 'toUnitId', message: 'Escolha outra unidade' }]);
    // Both are held, so that nobody enters the one meanwhile; in the order of their ids, for two that go to and fro.
    for (const unitId of [from, to].sort()) {
      if (unitId === to) await mustHaveUnit(tx, companyId, to, 'toUnitId');
      else if (!(await holdUnit(tx, companyId, from))) throw notFound('Unidade não encontrada.');
    }
    const changes = await unitChange(tx, companyId, from, to);
    const entries: NewEntry[] = [];
    const ids = await activeEmployeesOf(tx, companyId, from);
    for (let at = 0; at < ids.length; at += atOnce) {
      const moved = await moveEmployees(tx, ids.slice(at, at + atOnce), { companyId, from, to });
      entries.push(...moved.map((id) => ({ action: 'moved' as const, ...entryOf({ id, companyId }), changes })));
      await setImmediate();
    }
    if (entries.length > 0) await recordAll(tx, context, entries);
    return entries.length;
  });
}

/** Brings an inactive employee back, with all history; a unit that was deleted meanwhile is left. */
export function reactivate(context: SignedInContext, employeeId: string): Promise<Employee> {
  return context.db.transaction().execute(async (tx) => {
    const { companyId, unitId } = await employeeOf(tx, context, employeeId);
    const unit = unitId && (await holdUnit(tx, companyId, unitId)) ? unitId : null;
    await holdRow(tx, 'employees', employeeId);
    const employee = await employeeOf(tx, context, employeeId);
    if (employee.inactivatedAt === null) return employee;
    if (employee.unitId !== unitId) throw changedByOther();
    await reactivateEmployee(tx, employee, unit);
    const changes = unit === unitId ? {} : await unitChange(tx, companyId, unitId, unit);
    await record(tx, context, { action: 'reactivated', ...entryOf(employee), changes });
    return { ...employee, unitId: unit, inactivatedAt: null };
  });
}

async function employeeOf(tx: Database, { scope }: SignedInContext, id: string): Promise<Employee> {
  const employee = await findEmployee(tx, scope, id);
  if (!employee) throw notFound('Colaborador não encontrado.');
  return employee;
}

/** @throws 400 for a unit that the company does not have or has deleted; else it stays until the transaction ends */
export async function mustHaveUnit(tx: Database, companyId: string, unitId: string | null, path: string) {
  if (unitId === null || (await holdUnit(tx, companyId, unitId))) return;
  throw invalidInput([{ path, message: 'Esta unidade não existe mais. Escolha outra.' }]);
}

/** The names too: they tell a reader more, and a unit may be renamed. */
async function unitChange(tx: Database, companyId: string, from: string | null, to: string | null) {
  const names = [await findUnitName(tx, companyId, from), await findUnitName(tx, companyId, to)] as const;
  return { unit: names, unitId: [from, to] as const };
}

function entryOf({ id, companyId }: Pick<Employee, 'id' | 'companyId'>) {
  return { subject: 'employee', subjectId: id, employeeId: id, companyId } as const;
}
