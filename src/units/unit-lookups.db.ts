import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';

/** What other subjects ask of units. */

/**
 * Whether the company has this unit and it has not been deleted. The update changes nothing: it keeps the unit from being
 * deleted before the surrounding transaction ends, on both engines.
 */
export async function lockUnit(db: Database, companyId: string, unitId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('units')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('company_id', '=', companyId)
    .where('id', '=', unitId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The company of a unit within the scope that has not been deleted, or null. */
export async function findUnitCompany(db: Database, scope: Scope, unitId: string): Promise<string | null> {
  const row = await within(db.selectFrom('units'), scope)
    .select('company_id as companyId')
    .where('id', '=', unitId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.companyId ?? null;
}

/** What names a company's unit as an employer on paper, deleted or not; null for none. */
export async function findEstablishment(db: Database, companyId: string, unitId: string | null) {
  if (unitId === null) return null;
  const row = await db
    .selectFrom('units')
    .select(['identification', 'cnpj'])
    .where('company_id', '=', companyId)
    .where('id', '=', unitId)
    .executeTakeFirst();
  return row ?? null;
}

/** What a company's unit is called, deleted or not; null for none. */
export async function findUnitName(db: Database, companyId: string, unitId: string | null): Promise<string | null> {
  if (unitId === null) return null;
  const row = await db
    .selectFrom('units')
    .select('identification')
    .where('company_id', '=', companyId)
    .where('id', '=', unitId)
    .executeTakeFirst();
  return row?.identification ?? null;
}

/** The CNAE of a unit of a company; empty for none. */
export async function findUnitCnae(db: Database, companyId: string, unitId: string | null): Promise<string> {
  if (unitId === null) return '';
  const row = await db
    .selectFrom('units')
    .select('cnae')
    .where('company_id', '=', companyId)
    .where('id', '=', unitId)
    .executeTakeFirst();
  return row?.cnae ?? '';
}

/** What these units are called, deleted or not, as far as the scope reaches. */
export async function findUnitNames(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await within(db.selectFrom('units'), scope)
    .select(['id', 'identification'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, identification }) => [id, identification]));
}

/** The degree of risk of a company's unit, deleted or not; null for none. */
export async function findUnitDegree(db: Database, companyId: string, unitId: string | null): Promise<string | null> {
  if (unitId === null) return null;
  const row = await db
    .selectFrom('units')
    .select('degree_of_risk as degree')
    .where('company_id', '=', companyId)
    .where('id', '=', unitId)
    .executeTakeFirst();
  return row?.degree ?? null;
}

/** The names and degrees of risk of the units that a company has, without those that were deleted. */
export function findDegreesOf(db: Database, companyId: string) {
  return db
    .selectFrom('units')
    .select(['identification as name', 'degree_of_risk as degree'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** The units that a company has, without those that were deleted, as far as the scope reaches, each with its degree of risk. */
export function findUnitDegrees(db: Database, scope: Scope, companyId: string) {
  return within(db.selectFrom('units'), scope)
    .select(['id', 'identification as name', 'degree_of_risk as degree'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('identification')
    .orderBy('id')
    .execute();
}

/** What all units of a company are called, deleted or not, by their ids. */
export async function findNamesOfUnits(db: Database, companyId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('units')
    .select(['id', 'identification'])
    .where('company_id', '=', companyId)
    .execute();
  return new Map(rows.map(({ id, identification }) => [id, identification]));
}

/** The e-mail addresses of a company's units, deleted or not. */
export async function findUnitAddresses(db: Database, companyId: string): Promise<string[]> {
  const rows = await db.selectFrom('units').select('email').distinct().where('company_id', '=', companyId).execute();
  return rows.map(({ email }) => email);
}
