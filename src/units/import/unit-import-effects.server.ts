import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { insertReady, type Ready, readyRecord, updateRecord } from '../../platform/database/record.server.ts';
import { renewIfExempt } from '../../programmes/programme-effects.server.ts';
import { changesBetween } from '../../trail/changes.rules.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { type Unit, unitFields } from '../units.contract.ts';
import { unitRecord } from '../units.record.ts';
import { findUnitsToImport } from './unit-import-lookups.db.ts';

/** What an import does to a company's units, in its own transaction. */

/** A line that makes a unit, or changes one. */
export type ImportedUnit = {
  target: { id: string; version: number } | null;
  values: Readonly<Record<string, string>>;
};

/** A unit that is not written yet. */
export type NewUnit = Ready<typeof unitRecord>;

/** Makes a unit of a company ready. */
export function readyUnit(companyId: string, values: ImportedUnit['values']): NewUnit {
  return readyRecord(unitRecord, { ...unitFields.parse(values), companyId });
}

/** Writes new units, each with the entry of one that is made by hand. */
export async function insertUnits(tx: Database, units: readonly NewUnit[]): Promise<NewEntry[]> {
  await insertReady(tx, unitRecord, units);
  return units.map(({ kept }) => entryOf(null, kept));
}

/**
 * Writes lines as the register's own calls do.
 * @throws where somebody has changed one of these units since the lines were looked at
 */
export async function writeImportedUnits(
  tx: Database,
  companyId: string,
  lines: readonly ImportedUnit[],
): Promise<NewEntry[]> {
  const there = await findUnitsToImport(tx, companyId);
  const made = lines.filter(({ target }) => target === null).map(({ values }) => readyUnit(companyId, values));
  const entries = await insertUnits(tx, made);
  for (const { target, values } of lines) {
    if (!target) continue;
    const before = there.find(({ id }) => id === target.id);
    if (!before) throw changedByOther();
    const after = await updateRecord(tx, unitRecord, before, unitFields.parse(values), target.version);
    entries.push(entryOf(before, after));
  }
  await renewIfExempt(tx, companyId);
  return entries;
}

function entryOf(before: Unit | null, after: Unit): NewEntry {
  const of = { subject: 'unit', subjectId: after.id, companyId: after.companyId } as const;
  return { action: before ? 'updated' : 'created', ...of, changes: changesBetween(before, after) };
}
