import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { mustReach } from '../access/scope.ts';
import { whoIsDue } from '../due-dates/due-lookups.db.ts';
import { today } from '../platform/contract/dates.ts';
import { notFound } from '../platform/contract/errors.ts';
import { takeOut, updateRecord } from '../platform/database/record.server.ts';
import { rejectDuplicate } from '../platform/database/unique.server.ts';
import { leaveReferrals } from '../referrals/leaving/leaving-effects.server.ts';
import { actOnRecord, changeRecord, createRecord, mustFind } from '../trail/change.server.ts';
import { findEstablishment, findUnitCompany } from '../units/unit-lookups.db.ts';
import { type EmployeesNarrowed, employeesContract } from './employees.contract.ts';
import { listEmployees, listRecords, listWrongNumbers, searchEmployees } from './employees.db.ts';
import { employeeRecord } from './employees.record.ts';
import {
  employeeNumbersExport,
  employeeRecordsExport,
  employeesExport,
  employeesOfUnitExport,
  foundEmployeesExport,
} from './employees-export.server.ts';
import { mustBeActive, takenCpf } from './former/former-employee.rules.ts';
import { addEmployee, renewOne } from './former/new-employee.server.ts';
import { employeeKind } from './moves/employee-kind.server.ts';
import { moveAllOf, moveOne, mustHaveUnit, reactivate } from './moves/employee-moves.server.ts';

const exported = [
  employeesExport,
  employeesOfUnitExport,
  employeeRecordsExport,
  foundEmployeesExport,
  employeeNumbersExport,
];

export const employeesApi = forSignedIn(employeesContract, exported, {
  list: ({ input, context }) => listEmployees(context.db, context.scope, narrowed(context, input)),

  records: ({ input, context }) => listRecords(context.db, context.scope, narrowed(context, input)),

  listByUnit: async ({ input: { unitId, ...input }, context: { db, scope } }) => {
    const companyId = await findUnitCompany(db, scope, unitId);
    if (!companyId) throw notFound('Unidade não encontrada.');
    return listEmployees(db, scope, { companyId, unitId, ...input });
  },

  search: ({ input, context: { db, scope } }) => searchEmployees(db, scope, input),

  wrongNumbers: ({ input: { companyId, ...input }, context: { db, scope } }) => {
    mustReach(scope, companyId, 'Empresa não encontrada.');
    return listWrongNumbers(db, scope, companyId, input);
  },

  read: async ({ input, context }) => ({ employee: await mustFind(employeeKind, context, input.employeeId) }),

  readUnit: async ({ input, context }) => {
    const { companyId, unitId } = await mustFind(employeeKind, context, input.employeeId);
    return { unit: await findEstablishment(context.db, companyId, unitId) };
  },

  create: ({ input: { evenIfInactive, ...input }, context }) => {
    const { companyId, unitId } = input;
    mustReach(context.scope, companyId, 'Empresa não encontrada.');
    return rejectDuplicate(takenCpf, () =>
      createRecord(context, employeeKind, async (tx) => {
        await mustHaveUnit(tx, companyId, unitId, 'unitId');
        return { after: await addEmployee(tx, input, evenIfInactive) };
      }),
    );
  },

  update: ({ input: { employeeId, version, ...fields }, context }) =>
    rejectDuplicate(takenCpf, () =>
      changeRecord(context, employeeKind, {
        id: employeeId,
        version,
        read: async (tx) => {
          const employee = await mustFind(employeeKind, { db: tx, scope: context.scope }, employeeId);
          mustBeActive(employee);
          return employee;
        },
        write: async (tx, before) => {
          const after = await updateRecord(tx, employeeRecord, before, fields);
          await renewOne(tx, after);
          return { after };
        },
      }),
    ),

  inactivate: ({ input: { employeeId, openReferrals }, context }) =>
    actOnRecord(context, employeeKind, {
      id: employeeId,
      action: 'inactivated',
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
    }),

  reactivate: async ({ input: { employeeId }, context }) => ({
    employee: await rejectDuplicate(takenCpf, () => reactivate(context, employeeId)),
  }),

  move: ({ input: { employeeId, unitId, fromUnitId }, context }) =>
    moveOne(context, { employeeId, from: fromUnitId }, unitId),

  moveAll: async ({ input: { unitId, toUnitId }, context }) => ({
    moved: await moveAllOf(context, unitId, toUnitId),
  }),
});

/** A company's list as it is asked for. @throws 404 for a company that the caller does not reach */
function narrowed<Asked extends EmployeesNarrowed & { companyId: string }>(
  { db, scope }: SignedInContext,
  { due, ...input }: Asked,
) {
  mustReach(scope, input.companyId, 'Empresa não encontrada.');
  const among = due && whoIsDue(db, scope, today(), { list: due, companyId: input.companyId });
  return { ...input, among };
}
