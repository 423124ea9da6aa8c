import { changedByOther } from '../../platform/contract/version.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { insertRecords, updateRecord } from '../../platform/database/record.server.ts';
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

/**
 * Writes lines as the register's own calls do.
 * @throws where somebody has changed one of these units since the lines were looked at
 */
export async function writeImportedUnits(
  tx: Database,
  companyId: string,
  lines: readonly ImportedUnit[],
): Promise<{ entries: NewEntry[] }> {
  const there = await findUnitsToImport(tx, companyId);
  const valid = lines.map((line) => ({ ...line, fields: unitFields.parse(line.values) }));
  const created = await insertRecords(
    tx,
    unitRecord,
    valid.flatMap(({ target, fields }) => (target ? [] : { ...fields, companyId })),
  );
  const entries = created.map((after) => entryOf(null, after));
  for (const { target, fields } of valid) {
    if (!target) continue;
    const before = there.find(({ id }) => id === target.id);
    if (!before) throw changedByOther();
    entries.push(entryOf(before, await updateRecord(tx, unitRecord, before, fields, target.version)));
  }
  return { entries };
}

function entryOf(before: Unit | null, after: Unit): NewEntry {
  const of = { subject: 'unit', subjectId: after.id, companyId: after.companyId } as const;
  return { action: before ? 'updated' : 'created', ...of, changes: changesBetween(before, after) };
}
