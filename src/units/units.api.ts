import { forSignedIn } from '../access/handlers.server.ts';
import { mustReach, type Scope } from '../access/scope.ts';
import { lockCompany } from '../companies/company-lookups.db.ts';
import { countActiveEmployees } from '../employees/employee-lookups.db.ts';
import { conflict, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { insertRecord, takeOut, updateRecord } from '../platform/database/record.server.ts';
import { renewIfExempt } from '../programmes/programme-effects.server.ts';
import { changeRecord, createRecord, type Kind } from '../trail/change.server.ts';
import { type Unit, unitsContract } from './units.contract.ts';
import { findUnit, isDeletedUnit, listUnits } from './units.db.ts';
import { unitRecord } from './units.record.ts';
import { unitsExport } from './units-export.server.ts';

const kind: Kind<'unit', Unit> = {
  subject: 'unit',
  table: 'units',
  belongsTo: ({ companyId }) => ({ companyId }),
};

export const unitsApi = forSignedIn(unitsContract, [unitsExport], {
  list: ({ input: { companyId, ...input }, context: { db, scope } }) => {
    mustReach(scope, companyId, 'Empresa não encontrada.');
    return listUnits(db, scope, companyId, input);
  },

  read: async ({ input, context: { db, scope } }) => ({ unit: await existing(db, scope, input.unitId) }),

  create: ({ input, context }) => {
    mustReach(context.scope, input.companyId, 'Empresa não encontrada.');
    return createRecord(context, kind, async (tx) => {
      // An import that is being written may be making the same one: afterwards it is there to be seen.
      await lockCompany(tx, input.companyId);
      const after = await insertRecord(tx, unitRecord, input);
      await renewIfExempt(tx, input.companyId);
      return { after };
    });
  },

  update: ({ input: { unitId, version, ...fields }, context }) =>
    changeRecord(context, kind, {
      id: unitId,
      action: 'updated',
      version,
      read: async (tx) => {
        if (await isDeletedUnit(tx, context.scope, unitId)) throw conflict('Esta unidade foi excluída.');
        return existing(tx, context.scope, unitId);
      },
      write: async (tx, before) => {
        const after = await updateRecord(tx, unitRecord, before, fields, version);
        if (after.degree_of_risk !== before.degree_of_risk) await renewIfExempt(tx, before.companyId);
        return { after };
      },
    }),

  remove: async ({ input: { unitId }, context }) => {
    await changeRecord(context, kind, {
      id: unitId,
      action: 'deleted',
      read: (tx) => existing(tx, context.scope, unitId),
      write: async (tx, before) => {
        // First the deletion, which locks the unit against new employees, then the count; a refusal undoes the deletion.
        await takeOut(tx, unitRecord, before, 'deleted_at');
        const employees = await countActiveEmployees(tx, before);
        if (employees > 0) throw conflict(stillHasEmployees(employees));
        await renewIfExempt(tx, before.companyId);
        return { after: before };
      },
    });
  },
});

function stillHasEmployees(count: number): string {
  const [employees, them] = count === 1 ? ['1 empregado ativo', 'o'] : [`${count} empregados ativos`, 'os'];
  return `A unidade ainda tem ${employees}. Mude-${them} de unidade ou inative-${them} antes de excluí-la.`;
}

async function existing(db: Database, scope: Scope, id: string): Promise<Unit> {
  const found = await findUnit(db, scope, id);
  if (!found) throw notFound('Unidade não encontrada.');
  return found;
}
