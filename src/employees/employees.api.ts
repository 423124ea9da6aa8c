import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import { mustReach } from '../access/scope.ts';
import { notFound } from '../platform/contract/errors.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { rejectDuplicate } from '../platform/database/unique.server.ts';
import { type Changes, changesBetween, unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import type { Action } from '../trail/trail.labels.ts';
import { type Employee, employeesContract } from './employees.contract.ts';
import {
  findEmployee,
  findUnitCompany,
  inactivateEmployee,
  insertEmployee,
  listEmployees,
  searchEmployees,
  updateEmployee,
} from './employees.db.ts';
import { heldByFormer, mustBeActive } from './former/former-employee.rules.ts';
import { findFormerEmployee } from './moves/employee-moves.db.ts';
import { moveAllOf, moveOne, mustHaveUnit, reactivate } from './moves/employee-moves.server.ts';

const taken = { cpf: 'A empresa já tem um empregado ativo com este CPF' };

export const employeesApi = forSignedIn(employeesContract, {
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

  read: async ({ input, context: { db, scope } }) => found(await findEmployee(db, scope, input.employeeId)),

  create: ({ input: { companyId, unitId, evenIfInactive, ...fields }, context }) => {
    const { scope } = context;
    mustReach(scope, companyId, 'Empresa não encontrada.');
    return rejectDuplicate(taken, () =>
      createOnce(context, async (tx) => {
        await mustHaveUnit(tx, companyId, unitId, 'unitId');
        const id = await insertEmployee(tx, { companyId, unitId }, fields);
        const former = evenIfInactive ? null : await findFormerEmployee(tx, companyId, fields.cpf);
        if (former) throw heldByFormer(former);
        const created = found(await findEmployee(tx, scope, id));
        await record(tx, context, entryOf('created', created.employee, changesBetween(null, created.employee)));
        return created;
      }),
    );
  },

  update: ({ input: { employeeId, version, ...fields }, context }) =>
    rejectDuplicate(taken, () =>
      context.db.transaction().execute(async (tx) => {
        const { scope } = context;
        await lockRow(tx, 'employees', employeeId);
        const { employee } = found(await findEmployee(tx, scope, employeeId));
        mustBeActive(employee);
        await updateEmployee(tx, employee, fields, version);
        const saved = found(await findEmployee(tx, scope, employeeId));
        await record(tx, context, {
          ...entryOf('updated', employee, changesBetween(employee, saved.employee)),
          detail: unseen(version),
        });
        return saved;
      }),
    ),

  inactivate: ({ input: { employeeId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const { employee } = found(await findEmployee(tx, context.scope, employeeId));
      const inactivated = await inactivateEmployee(tx, employee);
      if (inactivated) await record(tx, context, entryOf('inactivated', employee));
    }),

  reactivate: async ({ input: { employeeId }, context }) => ({
    employee: await rejectDuplicate(taken, () => reactivate(context, employeeId)),
  }),

  move: async ({ input: { employeeId, unitId }, context }) => ({
    employee: await moveOne(context, employeeId, unitId),
  }),

  moveAll: async ({ input: { unitId, toUnitId }, context }) => ({
    moved: await moveAllOf(context, unitId, toUnitId),
  }),
});

function entryOf(action: Action, { id, companyId }: Employee, changes: Changes = {}) {
  return { action, subject: 'employee', subjectId: id, employeeId: id, companyId, changes } as const;
}

function found<Employee>(employee: Employee | null): { employee: Employee } {
  if (!employee) throw notFound('Colaborador não encontrado.');
  return { employee };
}
