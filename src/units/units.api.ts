import { forSignedIn } from '../access/handlers.server.ts';
import { mustReach } from '../access/scope.ts';
import { lockCompany } from '../companies/company-lookups.db.ts';
import { countActiveEmployees } from '../employees/employee-lookups.db.ts';
import { conflict } from '../platform/contract/errors.ts';
import { changedRegistration } from '../platform/contract/registration/changed-registration.ts';
import { insertRecord, takeOut, updateRecord } from '../platform/database/record.server.ts';
import { renewIfExempt } from '../programmes/programme-effects.server.ts';
import { actOnRecord, changeRecord, createRecord, type Kind, mustFind } from '../trail/change.server.ts';
import { type Unit, unitsContract } from './units.contract.ts';
import { findUnit, isDeletedUnit, listRecords, listUnits, listWrongNumbers } from './units.db.ts';
import { unitRecord } from './units.record.ts';
import { unitNumbersExport, unitRecordsExport, unitsExport } from './units-export.server.ts';

const kind: Kind<'unit', Unit> = {
  subject: 'unit',
  table: 'units',
  find: findUnit,
  missing: 'Unidade não encontrada.',
  belongsTo: ({ companyId }) => ({ companyId }),
};

export const unitsApi = forSignedIn(unitsContract, [unitsExport, unitRecordsExport, unitNumbersExport], {
  list: ({ input: { companyId, ...input }, context: { db, scope } }) => {
    mustReach(scope, companyId, 'Empresa não encontrada.');
    return listUnits(db, scope, companyId, input);
  },

  records: ({ input: { companyId, ...input }, context: { db, scope } }) => {
    mustReach(scope, companyId, 'Empresa não encontrada.');
    return listRecords(db, scope, companyId, input);
  },

  wrongNumbers: ({ input: { companyId, ...input }, context: { db, scope } }) => {
    mustReach(scope, companyId, 'Empresa não encontrada.');
    return listWrongNumbers(db, scope, companyId, input);
  },

  read: async ({ input, context }) => ({ unit: await mustFind(kind, context, input.unitId) }),

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
      version,
      read: async (tx) => {
        if (await isDeletedUnit(tx, context.scope, unitId)) throw conflict('Esta unidade foi excluída.');
        return mustFind(kind, { db: tx, scope: context.scope }, unitId);
      },
      write: async (tx, before) => {
        const after = await updateRecord(tx, unitRecord, before, changedRegistration(fields, before));
        if (after.degree_of_risk !== before.degree_of_risk) await renewIfExempt(tx, before.companyId);
        return { after };
      },
    }),

  remove: ({ input: { unitId, version }, context }) =>
    actOnRecord(context, kind, {
      id: unitId,
      action: 'deleted',
      version,
      write: async (tx, before) => {
        // First the deletion, which locks the unit against new employees, then the count; a refusal undoes the deletion.
        await takeOut(tx, unitRecord, before, 'deleted_at');
        const employees = await countActiveEmployees(tx, before);
        if (employees > 0) throw conflict(stillHasEmployees(employees));
        await renewIfExempt(tx, before.companyId);
      },
    }),
});

function stillHasEmployees(count: number): string {
  const [employees, them] = count === 1 ? ['1 empregado ativo', 'o'] : [`${count} empregados ativos`, 'os'];
  return `A unidade ainda tem ${employees}. Mude-${them} de unidade ou inative-${them} antes de excluí-la.`;
}
