import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import { invalidInput } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { insertUnits, type NewUnit, readyUnit } from '../../units/import/unit-import-effects.server.ts';
import { findUnitsToImport } from '../../units/import/unit-import-lookups.db.ts';
import { unnamedUnitFields } from '../../units/units.contract.ts';
import type { ImportKind } from '../columns/columns.labels.ts';
import { nameKey } from '../columns/header-key.rules.ts';
import type { ImportChoices } from '../imports.contract.ts';
import type { Planned } from './planned.server.ts';
import { unitNames } from './unit-names.rules.ts';

/** Units that a file of employees names and the company does not have yet (product 18.3). */

/**
 * What was said of the units that are missing, as the register keeps it.
 * @throws 400 for what the register itself would refuse, and for a file of another kind
 */
export function checkedNewUnits(kind: ImportKind, said: ImportChoices['newUnits']): ImportChoices['newUnits'] {
  if (said === null) return null;
  const at = (field: string) => `choices.newUnits${field && `.${field}`}`;
  if (kind !== 'employees') {
    throw invalidInput([{ path: at(''), message: 'Só uma planilha de empregados cria as unidades que faltam' }]);
  }
  const { data, error } = unnamedUnitFields.safeParse(said);
  if (error) throw invalidInput(error.issues.map(({ path, message }) => ({ path: at(path.join('.')), message })));
  return data;
}

/**
 * Puts people into units that were missing when their lines were looked at, and makes those ready that still are. One that somebody
 * has made meanwhile is the one that is meant.
 */
export async function readyNewUnits(db: Database, companyId: string, { newUnits }: ImportChoices) {
  const units = unitNames(await findUnitsToImport(db, companyId));
  const made = new Map<string, NewUnit>();

  function idOf(said: string): string {
    const [unitId, another] = units.find(said);
    if (another !== undefined) throw changedByOther();
    if (unitId !== undefined) return unitId;
    if (newUnits === null) throw changedByOther();
    const unit = made.get(nameKey(said)) ?? readyUnit(companyId, { ...newUnits, identification: said });
    made.set(nameKey(said), unit);
    return unit.kept.id;
  }

  return {
    has: units.has,
    /** @throws where it can't be told any more which unit is meant */
    place: (line: Planned): Planned => (line.newUnit === undefined ? line : { ...line, unitId: idOf(line.newUnit) }),
    /**
     * Makes the units. @returns what the trail has to tell
     * @throws where somebody has made one of them in these seconds
     */
    async write(tx: Database): Promise<NewEntry[]> {
      if (made.size === 0) return [];
      const now = unitNames(await findUnitsToImport(tx, companyId));
      if ([...made.values()].some(({ kept }) => now.find(kept.identification).length > 0)) throw changedByOther();
      return insertUnits(tx, [...made.values()]);
    },
  };
}
