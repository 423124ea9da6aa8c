import type { SelectQueryBuilder } from 'kysely';
import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import { applyMask, masks } from '../platform/contract/masks.ts';
import type { SortOf } from '../platform/contract/record.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list, longList } from '../platform/database/listing.server.ts';
import { hasWrongNumbers, type TableOf, type Written } from '../platform/database/record.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Employee, EmployeeListInput, EmployeesNarrowed } from './employees.contract.ts';
import { employeeRecord, foundEmployee, listedEmployee, wholeEmployee } from './employees.record.ts';
import { employeeNumbers } from './numbers/employee-numbers.record.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    employees: TableOf<typeof employeeRecord> & Written & { wrong_numbers: string };
  }
}

type OfCompany = EmployeeListInput &
  Pick<EmployeesNarrowed, 'unitId'> & {
    companyId: string;
    /** Only these: the ids of who is in a list of what is due. */
    among?: SelectQueryBuilder<Tables, 'due_people', { id: string }> | undefined;
    /** Only these, who were chosen one by one. */
    ids?: readonly string[] | undefined;
  };

export async function listEmployees(db: Database, scope: Scope, input: OfCompany) {
  const { rows, total } = await longList(db, employeesOf(db, scope, input), listedEmployee, input);
  return { employees: rows, total };
}

/** The same with all that is known of each. */
export async function listRecords(db: Database, scope: Scope, input: OfCompany) {
  const { rows, total } = await longList(db, employeesOf(db, scope, input), wholeEmployee, input);
  return { employees: rows, total };
}

function employeesOf(db: Database, scope: Scope, { companyId, inactive, unitId, among, ids }: OfCompany) {
  const all = withUnits(employeesWithin(db, scope))
    .where('employees.company_id', '=', companyId)
    .$if(inactive !== 'true' && ids === undefined, (rows) => rows.where('inactivated_at', 'is', null))
    .$if(ids !== undefined, (rows) => rows.where('employees.id', 'in', ids ?? []))
    .$if(unitId !== undefined, (rows) =>
      unitId === 'none' ? rows.where('unit_id', 'is', null) : rows.where('unit_id', '=', unitId ?? ''),
    );
  return among ? all.where('employees.id', 'in', among) : all;
}

/** The company's active employees with a number whose check digits do not fit. */
export async function listWrongNumbers(
  db: Database,
  scope: Scope,
  companyId: string,
  input: ListInput<SortOf<typeof employeeRecord>>,
) {
  const query = employeesWithin(db, scope)
    .where('company_id', '=', companyId)
    .where('inactivated_at', 'is', null)
    .where(hasWrongNumbers);
  const { rows, total } = await list(db, query, employeeNumbers, input);
  return { employees: rows, total };
}

/**
 * Employees of every company that the scope reaches, each with its company's name; the inactive ones when they are asked for.
 * A whole CPF finds whose it is; what is nobody's CPF may still be a registration.
 */
export async function searchEmployees(db: Database, scope: Scope, { inactive, ...input }: EmployeeListInput) {
  const query = withUnits(employeesWithin(db, scope))
    // There is always one; an inner join would let SQLite go through every company to find the employee.
    .leftJoin('companies', 'companies.id', 'employees.company_id')
    .$if(inactive !== 'true', (rows) => rows.where('inactivated_at', 'is', null));
  const cpf = wholeCpf(input.search);
  const owners = cpf && (await list(db, query.where('cpf', '=', cpf), foundEmployee, { ...input, search: '' }));
  const isAnybodys = owners && owners.rows.rows.length > 0;
  const { rows, total } = isAnybodys ? owners : await longList(db, query, foundEmployee, input);
  return { employees: rows, total };
}

/** The CPF, as it is stored, when all that is searched is its eleven digits with or without punctuation. */
function wholeCpf(search = ''): string | null {
  return /^[\d\s.-]+$/.test(search) && search.replace(/\D/g, '').length === 11 ? applyMask(masks.cpf, search) : null;
}

/** The employee, inactive or not: history stays readable. */
export async function findEmployee(db: Database, scope: Scope, id: string): Promise<Employee | null> {
  const row = await employeesWithin(db, scope)
    .select(employeeRecord.whole.columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** With the unit of each, where there is one. */
function withUnits(query: ReturnType<typeof employeesWithin>) {
  return query.leftJoin('units', (join) =>
    join.onRef('units.company_id', '=', 'employees.company_id').onRef('units.id', '=', 'employees.unit_id'),
  );
}

function employeesWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('employees'), scope);
}
