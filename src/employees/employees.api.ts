import { forSignedIn } from '../access/handlers.server.ts';
import { mustReach, type Scope } from '../access/scope.ts';
import { notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { takeOut, updateRecord } from '../platform/database/record.server.ts';
import { rejectDuplicate } from '../platform/database/unique.server.ts';
import { leaveReferrals } from '../referrals/leaving/leaving-effects.server.ts';
import { changeRecord, createRecord, type Kind } from '../trail/change.server.ts';
import { findEstablishment, findUnitCompany } from '../units/unit-lookups.db.ts';
import { type Employee, employeesContract } from './employees.contract.ts';
import { findEmployee, listEmployees, searchEmployees } from './employees.db.ts';
import { employeeRecord } from './employees.record.ts';
import { employeesExport, employeesOfUnitExport, foundEmployeesExport } from './employees-export.server.ts';
import { mustBeActive, takenCpf } from './former/former-employee.rules.ts';
import { addEmployee, renewOne } from './former/new-employee.server.ts';
import { moveAllOf, moveOne, mustHaveUnit, reactivate } from './moves/employee-moves.server.ts';

const kind: Kind<'employee', Employee> = {
  subject: 'employee',
  table: 'employees',
  belongsTo: ({ id, companyId }) => ({ companyId, employeeId: id }),
};

const exported = [employeesExport, employeesOfUnitExport, foundEmployeesExport];

export const employeesApi = forSignedIn(employeesContract, exported, {
  list: ({ input: { companyId, ...input }, context: { db, scope } }) => {
    mustReach(scope, companyId, 'Empresa não encontrada.');
    return listEmployees(db, scope, { companyId }, input);
  },

  listByUnit: async ({ input: { unitId, ...input }, context: { db, scope } }) => {
    const companyId = await findUnitCompany(db, scope, unitId);
    if (!companyId) throw notFound('Unidade não encontrada.');
    return listEmployees(db, scope, { companyId, unitId }, input);
  },

  search: ({ input, context: { db, scope } }) => searchEmployees(db, scope, input),

  read: async ({ input, context: { db, scope } }) => ({ employee: await existing(db, scope, input.employeeId) }),

  readUnit: async ({ input, context: { db, scope } }) => {
    const { companyId, unitId } = await existing(db, scope, input.employeeId);
    return { unit: await findEstablishment(db, companyId, unitId) };
  },

  create: ({ input: { evenIfInactive, ...input }, context }) => {
    const { companyId, unitId } = input;
    mustReach(context.scope, companyId, 'Empresa não encontrada.');
    return rejectDuplicate(takenCpf, () =>
      createRecord(context, kind, async (tx) => {
        await mustHaveUnit(tx, companyId, unitId, 'unitId');
        return { after: await addEmployee(tx, input, evenIfInactive) };
      }),
    );
  },

  update: ({ input: { employeeId, version, ...fields }, context }) =>
    rejectDuplicate(takenCpf, () =>
      changeRecord(context, kind, {
        id: employeeId,
        action: 'updated',
        version,
        read: async (tx) => {
          const employee = await existing(tx, context.scope, employeeId);
          mustBeActive(employee);
          return employee;
        },
        write: async (tx, before) => {
          const after = await updateRecord(tx, employeeRecord, before, fields, version);
          await renewOne(tx, after);
          return { after };
        },
      }),
    ),

  inactivate: async ({ input: { employeeId, openReferrals }, context }) => {
    await changeRecord(context, kind, {
      id: employeeId,
      action: 'inactivated',
      read: (tx) => existing(tx, context.scope, employeeId),
      // Record and documents stay, as NR-7, 7.6.1.1 asks for 20 years.
      write: async (tx, before) => {
        if (!(await takeOut(tx, employeeRecord, before, 'inactivated_at'))) return null;
        const also = await leaveReferrals(
          tx,
          context,
          { companyId: before.companyId, employeeId },
          openReferrals ?? 'keep',
        );
        await renewOne(tx, before);
        return { after: before, also };
      },
    });
  },

  reactivate: async ({ input: { employeeId }, context }) => ({
    employee: await rejectDuplicate(takenCpf, () => reactivate(context, employeeId)),
  }),

  move: async ({ input: { employeeId, unitId, fromUnitId }, context }) => ({
    employee: await moveOne(context, { employeeId, from: fromUnitId }, unitId),
  }),

  moveAll: async ({ input: { unitId, toUnitId }, context }) => ({
    moved: await moveAllOf(context, unitId, toUnitId),
  }),
});

async function existing(db: Database, scope: Scope, id: string): Promise<Employee> {
  const employee = await findEmployee(db, scope, id);
  if (!employee) throw notFound('Colaborador não encontrado.');
  return employee;
}
