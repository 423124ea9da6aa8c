import { invalidInput } from '../../platform/contract/errors.ts';
import { changedByOther } from '../../platform/contract/version.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { writeImportedUnits } from '../../units/import/unit-import-effects.server.ts';
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
 * Puts people into units that were missing when their lines were looked at, and makes those that still are. One that somebody
 * has made meanwhile is the one that is meant.
 * @returns the lines, each with its unit, and what the trail has to tell
 * @throws where it can't be told any more which unit is meant
 */
export async function inNewUnits(
  tx: Database,
  companyId: string,
  { lines, choices }: { lines: readonly Planned[]; choices: ImportChoices },
): Promise<{ lines: readonly Planned[]; entries: NewEntry[] }> {
  const names = new Map(lines.flatMap(({ newUnit }) => (newUnit === undefined ? [] : [[nameKey(newUnit), newUnit]])));
  if (names.size === 0) return { lines, entries: [] };
  if (choices.newUnits === null) throw changedByOther();
  const before = unitNames(await findUnitsToImport(tx, companyId));
  const missing = [...names.values()].filter((name) => before.find(name).length === 0);
  const made = missing.map((identification) => ({ target: null, values: { ...choices.newUnits, identification } }));
  const { entries } = await writeImportedUnits(tx, companyId, made);
  const units = unitNames(await findUnitsToImport(tx, companyId));
  const placed = lines.map((line) => {
    if (line.newUnit === undefined) return line;
    const [unitId, another] = units.find(line.newUnit);
    if (unitId === undefined || another !== undefined) throw changedByOther();
    return { ...line, unitId };
  });
  return { lines: placed, entries };
}
