import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import { dayIn } from '../platform/contract/dates.ts';
import { notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { askApart } from '../platform/database/read-apart.server.ts';

/** What other subjects ask of employees. */

/** The company of an employee within the scope, inactive or not, or null. */
export async function findEmployeeCompany(db: Database, scope: Scope, employeeId: string): Promise<string | null> {
  const row = await within(db.selectFrom('employees'), scope)
    .select('company_id as companyId')
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return row?.companyId ?? null;
}

/** The same. @throws 404 beyond the scope */
export async function mustFindEmployeeCompany(db: Database, scope: Scope, employeeId: string): Promise<string> {
  const companyId = await findEmployeeCompany(db, scope, employeeId);
  if (companyId === null) throw notFound('Colaborador não encontrado.');
  return companyId;
}

/** Who an employee within the scope is, inactive or not, and whose; or null. */
export async function findEmployeeIdentity(db: Database, scope: Scope, employeeId: string) {
  const row = await within(db.selectFrom('employees'), scope)
    .select(['company_id as companyId', 'id as employeeId', 'name', 'cpf'])
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return row ?? null;
}

/** Since when an employee within the scope is with which company, and whether still; or null. */
export async function findContract(db: Database, scope: Scope, employeeId: string) {
  const row = await within(db.selectFrom('employees'), scope)
    .select(['company_id as companyId', 'admission_dt as admittedOn', 'inactivated_at as inactivatedAt'])
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return row ?? null;
}

/** What an employer's paper about an employee is held against, inactive or not; null for none. */
export async function findEmployment(db: Database, companyId: string, employeeId: string) {
  const row = await db
    .selectFrom('employees')
    .select(['name', 'cpf', 'employee_function as function', 'unit_id as unitId', 'admission_dt as admittedOn'])
    .where('company_id', '=', companyId)
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return row ?? null;
}

/** What the eSocial is told of an employee's contract, inactive or not; null for none. */
export async function findEsocialContract(db: Database, companyId: string, employeeId: string) {
  const row = await db
    .selectFrom('employees')
    .select(['cpf', 'admission_dt as admittedOn', 'esocial_category as category'])
    .select(['esocial_registered as registered', 'esocial_registration as registration'])
    .where('company_id', '=', companyId)
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return row ?? null;
}

/** Who worked for a company on a day of a period, both days included, where they are or last were; and who is there on its last day. */
export async function findWorkforce(db: Database, of: { companyId: string; from: string; until: string }) {
  const rows = await db
    .selectFrom('employees')
    .select(['id', 'unit_id as unitId', 'sector', 'employee_function as function', 'inactivated_at as inactivatedAt'])
    .where('company_id', '=', of.companyId)
    .where('admission_dt', '<=', of.until)
    .where((eb) => eb.or([eb('inactivated_at', 'is', null), eb('inactivated_at', '>=', of.from)]))
    .orderBy('id')
    .execute();
  return rows.flatMap(({ inactivatedAt, ...person }) => {
    const leftOn = inactivatedAt === null ? null : dayIn(inactivatedAt);
    // A moment of the evening before is of the next day in UTC.
    return leftOn === null || leftOn >= of.from ? [{ ...person, isThere: leftOn === null || leftOn > of.until }] : [];
  });
}

/** Where these employees of a company are, inactive or not, as it is written, and since when; by their ids. */
export async function findWrittenPlaces(db: Database, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('employees')
    .select(['id', 'unit_id as unitId', 'sector', 'employee_function as function'])
    .select(['admission_dt as admittedOn', 'function_start_dt as inFunctionOn'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The names of these employees, inactive or not, as far as the scope reaches. */
export async function findEmployeeNames(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await within(db.selectFrom('employees'), scope).select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What a letter names these employees by, without the inactive ones, as far as the scope reaches. */
export async function findEmployeesOfLetter(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return within(db.selectFrom('employees'), scope)
    .select(['id', 'company_id as companyId', 'name', 'employee_function'])
    .where('id', 'in', ids)
    .where('inactivated_at', 'is', null)
    .execute();
}

/** What is needed of these employees, inactive or not, to send them to the practice, as far as the scope reaches. */
export async function findEmployeesToRefer(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return within(db.selectFrom('employees'), scope)
    .select(['id', 'company_id as companyId', 'name', 'unit_id as unitId', 'employee_function as function'])
    .select(['admission_dt as admittedOn', 'inactivated_at as inactivatedAt'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** Holds employees until the transaction ends, in the order of their identifiers, for what there may be one of for each. */
export async function lockEmployees(tx: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted()) await lockRow(tx, 'employees', id);
}

/** What an employee, inactive or not, is known by who opens a link to a document of theirs; null for none. */
export async function findPerson(db: Database, companyId: string, employeeId: string) {
  const row = await db
    .selectFrom('employees')
    .select(['dt_birth as birthDate', 'cpf'])
    .where('company_id', '=', companyId)
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return row ?? null;
}

/** Everything of an employee, inactive or not, that a paper about them may name; null for none. */
export async function findEmployeeOfPaper(db: Database, companyId: string, employeeId: string) {
  const row = await db
    .selectFrom('employees')
    .select(['name', 'cpf', 'dt_birth as birthDate', 'sex', 'rg', 'nis', 'phone_number as phone', 'registration'])
    .select(['office', 'employee_function as function', 'sector', 'cbo', 'admission_dt as admittedOn'])
    .select('unit_id as unitId')
    .where('company_id', '=', companyId)
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return row ?? null;
}

/** How many employees a unit still has who have not been inactivated. */
export async function countActiveEmployees(db: Database, unit: { id: string; companyId: string }): Promise<number> {
  const row = await db
    .selectFrom('employees')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('company_id', '=', unit.companyId)
    .where('unit_id', '=', unit.id)
    .where('inactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** What decides to which exposure group an employee within the scope belongs, and whose they are; null for none. */
export async function findPlace(db: Database, scope: Scope, employeeId: string) {
  const row = await within(db.selectFrom('employees'), scope)
    .select(['company_id as companyId', 'id', 'unit_id as unitId', 'employee_function as function'])
    .select('admission_dt as admittedOn')
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Everywhere that an employee within the scope is registered: the same CPF and day of birth, in any company that the scope
 * reaches, inactive or not, the one that is asked for first. Beside them how many have the CPF with another day of birth: of
 * these it is not known that they are the same person.
 */
export async function findRegisters(db: Database, scope: Scope, employeeId: string) {
  const registers = within(db.selectFrom('employees'), scope)
    .select(['company_id as companyId', 'id', 'name', 'cpf', 'dt_birth as birth', 'unit_id as unitId'])
    .select(['employee_function as function', 'admission_dt as admittedOn']);
  const asked = await registers.where('id', '=', employeeId).executeTakeFirst();
  if (!asked) return null;
  // No index holds those of every company, the inactive ones too.
  const alike = await askApart(db)(registers.where('cpf', '=', asked.cpf).where('id', '!=', employeeId).orderBy('id'));
  const same = alike.filter(({ birth }) => birth === asked.birth);
  return { registers: [asked, ...same], doubtful: alike.length - same.length };
}

/** The next active people of a company after one of them, in the order of their ids. */
export async function findActiveAfter(db: Database, companyId: string, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('employees')
    .select('id')
    .where('company_id', '=', companyId)
    .where('inactivated_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Who begins to work on a day, each with their company. */
export async function findAdmittedOn(db: Database, day: string): Promise<{ companyId: string; id: string }[]> {
  return db
    .selectFrom('employees')
    .select(['company_id as companyId', 'id'])
    .where('admission_dt', '=', day)
    .where('inactivated_at', 'is', null)
    .execute();
}
