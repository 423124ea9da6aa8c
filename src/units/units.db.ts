import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import type { SortOf } from '../platform/contract/record.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list, longList } from '../platform/database/listing.server.ts';
import { hasWrongNumbers, type TableOf, type Written } from '../platform/database/record.server.ts';
import { unitNumbers } from './numbers/unit-numbers.record.ts';
import type { Unit } from './units.contract.ts';
import { unitRecord } from './units.record.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    units: TableOf<typeof unitRecord> & Written & { deleted_at: string | null; wrong_numbers: string };
  }
}

export async function listUnits(
  db: Database,
  scope: Scope,
  companyId: string,
  input: ListInput<SortOf<typeof unitRecord>>,
) {
  const query = unitsWithin(db, scope).where('company_id', '=', companyId);
  const { rows, total } = await longList(db, query, unitRecord.row, input);
  return { units: rows, total };
}

/** The same with all that is known of each. */
export async function listRecords(
  db: Database,
  scope: Scope,
  companyId: string,
  input: ListInput<SortOf<typeof unitRecord>>,
) {
  const query = unitsWithin(db, scope).where('company_id', '=', companyId);
  const { rows, total } = await longList(db, query, unitRecord.whole, input);
  return { units: rows, total };
}

/** The company's units with a number whose check digits do not fit. */
export async function listWrongNumbers(
  db: Database,
  scope: Scope,
  companyId: string,
  input: ListInput<SortOf<typeof unitRecord>>,
) {
  const query = unitsWithin(db, scope).where('company_id', '=', companyId).where(hasWrongNumbers);
  const { rows, total } = await list(db, query, unitNumbers, input);
  return { units: rows, total };
}

export async function findUnit(db: Database, scope: Scope, id: string): Promise<Unit | null> {
  const row = await unitsWithin(db, scope).select(unitRecord.whole.columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Whether there is such a unit within the scope that has been deleted. */
export async function isDeletedUnit(db: Database, scope: Scope, id: string): Promise<boolean> {
  const row = await within(db.selectFrom('units'), scope)
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

function unitsWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('units'), scope).where('deleted_at', 'is', null);
}
