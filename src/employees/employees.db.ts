import { v7 as uuid } from 'uuid';
import { onlyOwner, type Scope } from '../access/scope.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import { applyMask, masks } from '../platform/contract/masks.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list, longList } from '../platform/database/listing.server.ts';
import { searchable } from '../platform/database/search.ts';
import { mustHaveUpdated } from '../platform/database/version.server.ts';
import type { Employee, EmployeeListInput } from './employees.contract.ts';

type EmployeeFields = Omit<Employee, 'id' | 'companyId' | 'unitId' | 'inactivatedAt' | 'version'>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    employees: EmployeeFields & {
      company_id: string;
      id: string;
      unit_id: string | null;
      inactivated_at: string | null;
      search: string;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

const rowColumns = [
  'employees.id',
  'company_id as companyId',
  'unit_id as unitId',
  'name',
  'cpf',
  'rg',
  'phone_number',
  'registration',
  'inactivated_at as inactivatedAt',
] as const;

export async function listEmployees(
  db: Database,
  scope: Scope,
  of: { companyId: string; unitId?: string },
  { inactive, ...input }: EmployeeListInput,
) {
  const { unitId } = of;
  const query = employeeRows(db, scope)
    .where('company_id', '=', of.companyId)
    .$if(inactive !== 'true', (rows) => rows.where('inactivated_at', 'is', null))
    .$if(unitId !== undefined, (rows) => rows.where('unit_id', '=', unitId ?? null));
  const { rows, total } = await longList(db, query, input, 'employees', order);
  return { employees: rows, total };
}

const order = {
  name: 'employees.search',
  cpf: 'employees.cpf',
  rg: 'employees.rg',
  phone_number: 'employees.phone_number',
  registration: 'employees.registration',
};

/**
 * Active employees of every company that the scope reaches, each with its company's name. A whole CPF finds whose it is;
 * what is nobody's CPF may still be a registration.
 */
export async function searchEmployees(db: Database, scope: Scope, input: ListInput) {
  const query = employeeRows(db, scope)
    // There is always one; an inner join would let SQLite go through every company to find the employee.
    .leftJoin('companies', 'companies.id', 'employees.company_id')
    .select(({ ref }) => ref('companies.fantasy_name').$notNull().as('companyName'))
    .where('inactivated_at', 'is', null);
  const cpf = wholeCpf(input.search);
  const owners = cpf && (await list(db, query.where('cpf', '=', cpf), { ...input, search: '' }, 'employees', order));
  const { rows, total } =
    owners && owners.rows.length > 0 ? owners : await longList(db, query, input, 'employees', order);
  return { employees: rows, total };
}

/** The CPF, as it is stored, when all that is searched is its eleven digits with or without punctuation. */
function wholeCpf(search = ''): string | null {
  return /^[\d\s.-]+$/.test(search) && search.replace(/\D/g, '').length === 11 ? applyMask(masks.cpf, search) : null;
}

/** The employee, inactive or not: history stays readable. */
export async function findEmployee(db: Database, scope: Scope, id: string): Promise<Employee | null> {
  const owner = onlyOwner(scope);
  const row = await employeeRecords(db)
    .where('id', '=', id)
    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''))
    .executeTakeFirst();
  return row ?? null;
}

function employeeRecords(db: Database) {
  return db
    .selectFrom('employees')
    .select(rowColumns)
    .select([
      'nis',
      'pcd',
      'pcd_observation',
      'sex',
      'dt_birth',
      'admission_dt',
      'function_start_dt',
      'office',
      'employee_function',
      'sector',
      'cbo',
      'version',
    ]);
}

export async function insertEmployee(
  db: Database,
  of: { companyId: string; unitId: string | null },
  fields: EmployeeFields,
): Promise<string> {
  const id = uuid();
  const now = new Date().toISOString();
  await db
    .insertInto('employees')
    .values({
      ...columns(fields),
      id,
      company_id: of.companyId,
      unit_id: of.unitId,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** @throws 409 when `version` is given and is no longer the record's */
export async function updateEmployee(
  db: Database,
  employee: Pick<Employee, 'id' | 'companyId'>,
  fields: EmployeeFields,
  version: number | undefined,
): Promise<void> {
  const result = await db
    .updateTable('employees')
    .set((eb) => ({ ...columns(fields), version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('company_id', '=', employee.companyId)
    .where('id', '=', employee.id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirstOrThrow();
  mustHaveUpdated(result);
}

/**
 * Takes the employee out of the lists; record and documents stay, as NR-7, 7.6.1.1 asks for 20 years.
 * @returns false when that was done before
 */
export async function inactivateEmployee(db: Database, employee: Pick<Employee, 'id' | 'companyId'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('employees')
    .set({ inactivated_at: new Date().toISOString() })
    .where('company_id', '=', employee.companyId)
    .where('id', '=', employee.id)
    .where('inactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

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
  const owner = onlyOwner(scope);
  const row = await db
    .selectFrom('units')
    .select('company_id as companyId')
    .where('id', '=', unitId)
    .where('deleted_at', 'is', null)
    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''))
    .executeTakeFirst();
  return row?.companyId ?? null;
}

function employeeRows(db: Database, scope: Scope) {
  const owner = onlyOwner(scope);
  return db
    .selectFrom('employees')
    .select(rowColumns)
    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''));
}

function columns(fields: EmployeeFields) {
  return { ...fields, search: searchable(fields.name, fields.cpf, fields.registration, fields.phone_number) };
}
