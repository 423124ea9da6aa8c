import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import { writeImportedUnits } from '../../units/import/unit-import-effects.server.ts';
import { findUnitsToImport, printUnits } from '../../units/import/unit-import-lookups.db.ts';
import { type Unit, unitFields } from '../../units/units.contract.ts';
import { doubledRemarks } from '../checking/doubled.rules.ts';
import type { Remark } from '../columns/columns.labels.ts';
import { nameKey } from '../columns/header-key.rules.ts';
import { compared } from './compared.rules.ts';
import { inTransaction, type Register } from './planned.server.ts';

/** Units: by their identification within the company, however it is written (product 18.3). */
export const unitsRegister: Register = {
  doubled: async (_db, lines) => doubledRemarks(lines, keyOf, { field: 'identification', label: 'Esta unidade está' }),
  print: (db, { companyId }) => printUnits(db, companyId),
  async compare(db, { companyId }) {
    const units = Map.groupBy(await findUnitsToImport(db, companyId), keyOf);
    return async (lines) =>
      lines.map(({ values, remarks }) => {
        const same = units.get(keyOf(values)) ?? [];
        const [there = null] = same;
        const name = values.identification ?? '';
        const doubled = same.length > 1 ? [{ ...twice, message: twiceOf(same.length) }] : [];
        return compared(unitFields, { name, values, remarks: [...remarks, ...doubled], there, fieldsOf });
      });
  },
  prepare: async (_connection, { companyId }) =>
    inTransaction(async (tx) => {
      const known = new Set((await findUnitsToImport(tx, companyId)).map(keyOf));
      return async (lines) => {
        // Whoever has made one of these since means the same unit.
        if (lines.some(({ target, values }) => target === null && known.has(keyOf(values)))) throw changedByOther();
        return writeImportedUnits(tx, companyId, lines);
      };
    }),
  renew: null,
};

function keyOf({ identification }: { identification?: string | undefined }): string | null {
  return identification === undefined ? null : nameKey(identification);
}

const twice = { field: 'identification', level: 'error', code: 'invalid' } as const satisfies Partial<Remark>;

function twiceOf(count: number): string {
  return `A empresa tem ${count} unidades com esta identificação: edite-as no cadastro`;
}

function fieldsOf(unit: Unit): Record<string, string> {
  const { id: _, companyId: __, version: ___, ...fields } = unit;
  return fields;
}
