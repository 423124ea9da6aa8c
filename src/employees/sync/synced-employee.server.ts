import type { SignedInContext } from '../../access/caller.server.ts';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import { conflict } from '../../platform/contract/errors.ts';
import { saidOf } from '../../platform/contract/record/change-fields.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { updateRecord } from '../../platform/database/record.server.ts';
import { isTaken } from '../../platform/database/unique.server.ts';
import { entryOf, mustBeSeen } from '../../trail/change.server.ts';
import { changesBetween, unseen } from '../../trail/changes.rules.ts';
import { type NewEntry, record } from '../../trail/entries.db.ts';
import { type Employee, employeeCreateInput } from '../employees.contract.ts';
import { findEmployee } from '../employees.db.ts';
import { employeeRecord } from '../employees.record.ts';
import { addEmployee, renewOne } from '../former/new-employee.server.ts';
import { employeeKind } from '../moves/employee-kind.server.ts';
import { movedWithin, mustHaveUnit } from '../moves/employee-moves.server.ts';
import type { SyncInput, syncOutcomes } from './employee-sync.contract.ts';
import { findActiveByCpf } from './employee-sync.db.ts';

type Synced = { employee: Employee; outcome: (typeof syncOutcomes)[number] };
type Said = Omit<SyncInput, 'version' | 'evenIfInactive'>;

/** Makes, changes or leaves an employee. Two at the same moment make one: the second one finds what the first has made. */
export async function syncEmployee(context: SignedInContext, input: SyncInput): Promise<Synced> {
  // Together: an employee is found, made, moved or brought back.
  const once = () => context.db.transaction().execute((tx) => syncWithin(tx, context, input));
  try {
    return await once();
  } catch (error) {
    if (!isTaken(error)) throw error;
    return once();
  }
}

async function syncWithin(tx: Database, context: SignedInContext, input: SyncInput): Promise<Synced> {
  const { version, evenIfInactive, ...said } = input;
  // The unit is held before the employee, as in every move.
  await mustHaveUnit(tx, said.companyId, said.unitId ?? null, 'unitId');
  const id = await findActiveByCpf(tx, context.scope, said);
  if (id === null) return create(tx, context, said, evenIfInactive);
  await lockRow(tx, 'employees', id);
  const employee = await findEmployee(tx, context.scope, id);
  if (!employee || employee.inactivatedAt !== null) throw changedByOther();
  mustBeSeen(employee, version);
  if (employee.registration !== said.registration) throw otherRegistration(employee);
  return change(tx, context, { before: employee, said, version });
}

async function create(tx: Database, context: SignedInContext, said: Said, evenIfInactive: boolean): Promise<Synced> {
  const fields = employeeCreateInput.parse(said);
  const employee = await addEmployee(tx, { ...fields, companyId: said.companyId }, evenIfInactive);
  await record(tx, context, entryOf(employeeKind, context, 'created', null, employee));
  return { employee, outcome: 'created' };
}

type Change = { before: Employee; said: Said; version: number | undefined };

async function change(tx: Database, context: SignedInContext, { before, said, version }: Change): Promise<Synced> {
  const { companyId: _, unitId = before.unitId, ...typed } = said;
  const changes = changesBetween(before, { ...before, ...saidOf(typed) });
  const isChanged = Object.keys(changes).length > 0;
  if (!isChanged && unitId === before.unitId) return { employee: before, outcome: 'same' };
  const saved = isChanged ? { ...before, ...(await updateRecord(tx, employeeRecord, before, typed)) } : before;
  const entries: NewEntry[] = isChanged
    ? [{ ...entryOf(employeeKind, context, 'updated', before, before), changes, detail: unseen(version) }]
    : [];
  if (unitId !== before.unitId) entries.push(await movedWithin(tx, before, unitId));
  await renewOne(tx, before);
  await record(tx, context, ...entries);
  return { employee: { ...saved, unitId }, outcome: 'changed' };
}

function otherRegistration({ registration }: Employee) {
  return conflict(
    `A empresa já tem um empregado ativo com este CPF e a matrícula ${registration}. Corrija a matrícula, ou inative antes aquele cadastro.`,
    'registration',
  );
}
