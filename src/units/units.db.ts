import { v7 as uuid } from 'uuid';
import { onlyOwner, type Scope } from '../access/scope.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list } from '../platform/database/listing.server.ts';
import { searchable } from '../platform/database/search.ts';
import { mustHaveUpdated } from '../platform/database/version.server.ts';
import type { Unit } from './units.contract.ts';

type UnitFields = Omit<Unit, 'id' | 'companyId' | 'version'>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    units: UnitFields & {
      company_id: string;
      id: string;
      deleted_at: string | null;
      search: string;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

export async function listUnits(db: Database, scope: Scope, companyId: string, input: ListInput) {
  const query = unitRows(db, scope).where('company_id', '=', companyId);
  const { rows, total } = await list(db, query, input, 'units', {
    identification: 'units.search',
    cnpj: 'units.cnpj',
    address: 'units.address',
    city: 'units.city',
    state: 'units.state',
    email: 'units.email',
    phone: 'units.phone',
  });
  return { units: rows, total };
}

export async function findUnit(db: Database, scope: Scope, id: string): Promise<Unit | null> {
  const row = await unitRows(db, scope)
    .select([
      'cnae',
      'activity',
      'degree_of_risk',
      'cep',
      'neighborhood',
      'reference_contact',
      'legal_representative',
      'cpf_legal_representative',
      'version',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether there is such a unit within the scope that has been deleted. */
export async function isDeletedUnit(db: Database, scope: Scope, id: string): Promise<boolean> {
  const owner = onlyOwner(scope);
  const row = await db
    .selectFrom('units')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertUnit(db: Database, companyId: string, fields: UnitFields): Promise<string> {
  const id = uuid();
  const now = new Date().toISOString();
  await db
    .insertInto('units')
    .values({ ...columns(fields), id, company_id: companyId, version: 1, created_at: now, updated_at: now })
    .execute();
  return id;
}

/** @throws 409 when `version` is given and is no longer the record's */
export async function updateUnit(
  db: Database,
  unit: Pick<Unit, 'id' | 'companyId'>,
  fields: UnitFields,
  version: number | undefined,
): Promise<void> {
  const result = await db
    .updateTable('units')
    .set((eb) => ({ ...columns(fields), version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('company_id', '=', unit.companyId)
    .where('id', '=', unit.id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirstOrThrow();
  mustHaveUpdated(result);
}

/** Takes the unit out of the lists; its record and history stay. */
export async function softDeleteUnit(db: Database, unit: Pick<Unit, 'id' | 'companyId'>): Promise<void> {
  await db
    .updateTable('units')
    .set({ deleted_at: new Date().toISOString() })
    .where('company_id', '=', unit.companyId)
    .where('id', '=', unit.id)
    .execute();
}

/** How many employees the unit still has who have not been inactivated. */
export async function countActiveEmployees(db: Database, unit: Pick<Unit, 'id' | 'companyId'>): Promise<number> {
  const row = await db
    .selectFrom('employees')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('company_id', '=', unit.companyId)
    .where('unit_id', '=', unit.id)
    .where('inactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function unitRows(db: Database, scope: Scope) {
  const owner = onlyOwner(scope);
  return db
    .selectFrom('units')
    .select(['id', 'company_id as companyId', 'identification', 'cnpj', 'address', 'city', 'state', 'email', 'phone'])
    .where('deleted_at', 'is', null)
    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''));
}

function columns(fields: UnitFields) {
  return { ...fields, search: searchable(fields.identification, fields.cnpj, fields.city, fields.email, fields.phone) };
}
