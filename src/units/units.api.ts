import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import { mustReach } from '../access/scope.ts';
import { conflict, notFound } from '../platform/contract/errors.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { type Changes, changesBetween, unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import type { Action } from '../trail/trail.labels.ts';
import { type Unit, unitsContract } from './units.contract.ts';
import {
  countActiveEmployees,
  findUnit,
  insertUnit,
  isDeletedUnit,
  listUnits,
  softDeleteUnit,
  updateUnit,
} from './units.db.ts';

export const unitsApi = forSignedIn(unitsContract, {
  list: ({ input: { companyId, ...input }, context: { db, scope } }) => {
    mustReach(scope, companyId, 'Empresa não encontrada.');
    return listUnits(db, scope, companyId, input);
  },

  read: async ({ input, context: { db, scope } }) => found(await findUnit(db, scope, input.unitId)),

  create: ({ input: { companyId, ...fields }, context }) => {
    const { scope } = context;
    mustReach(scope, companyId, 'Empresa não encontrada.');
    return createOnce(context, async (tx) => {
      const id = await insertUnit(tx, companyId, fields);
      const created = found(await findUnit(tx, scope, id));
      await record(tx, context, entryOf('created', created.unit, changesBetween(null, created.unit)));
      return created;
    });
  },

  update: ({ input: { unitId, version, ...fields }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const { scope } = context;
      await lockRow(tx, 'units', unitId);
      if (await isDeletedUnit(tx, scope, unitId)) throw conflict('Esta unidade foi excluída.');
      const { unit } = found(await findUnit(tx, scope, unitId));
      await updateUnit(tx, unit, fields, version);
      const saved = found(await findUnit(tx, scope, unitId));
      await record(tx, context, {
        ...entryOf('updated', unit, changesBetween(unit, saved.unit)),
        detail: unseen(version),
      });
      return saved;
    }),

  remove: ({ input: { unitId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const { unit } = found(await findUnit(tx, context.scope, unitId));
      // First the deletion, which locks the unit against new employees, then the count; a refusal undoes the deletion.
      await softDeleteUnit(tx, unit);
      const employees = await countActiveEmployees(tx, unit);
      if (employees > 0) throw conflict(stillHasEmployees(employees));
      await record(tx, context, entryOf('deleted', unit));
    }),
});

function entryOf(action: Action, { id, companyId }: Unit, changes: Changes = {}) {
  return { action, subject: 'unit', subjectId: id, companyId, changes } as const;
}

function stillHasEmployees(count: number): string {
  const [employees, them] = count === 1 ? ['1 empregado ativo', 'o'] : [`${count} empregados ativos`, 'os'];
  return `A unidade ainda tem ${employees}. Mude-${them} de unidade ou inative-${them} antes de excluí-la.`;
}

function found<Unit>(unit: Unit | null): { unit: Unit } {
  if (!unit) throw notFound('Unidade não encontrada.');
  return { unit };
}
