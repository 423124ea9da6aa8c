import { renewDueDates } from '../../due-dates/due-effects.server.ts';
import { recheckEvents } from '../../esocial/esocial-effects.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { insertRecord } from '../../platform/database/record.server.ts';
import type { Employee } from '../employees.contract.ts';
import { employeeRecord } from '../employees.record.ts';
import { findFormerEmployee } from '../moves/employee-moves.db.ts';
import { heldByFormer } from './former-employee.rules.ts';

/**
 * Registers an employee whose unit is held already.
 * @throws 409 for somebody whom the company has inactivated, unless that is known
 */
export async function addEmployee(
  tx: Database,
  input: Parameters<typeof insertRecord<typeof employeeRecord>>[2] & { companyId: string },
  evenIfInactive: boolean,
): Promise<Employee> {
  const employee = await insertRecord(tx, employeeRecord, input);
  const former = evenIfInactive ? null : await findFormerEmployee(tx, input.companyId, input.cpf);
  if (former) throw heldByFormer(former);
  await renewOne(tx, employee);
  return employee;
}

/** Has an employee's due dates computed anew, and their events of the eSocial looked at. */
export async function renewOne(tx: Database, { id, companyId }: Pick<Employee, 'id' | 'companyId'>): Promise<void> {
  await renewDueDates(tx, { companyId, employeeIds: [id] });
  await recheckEvents(tx, { companyId, employeeIds: [id] });
}
