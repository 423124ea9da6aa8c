import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';
import type { Employee } from '../employees.contract.ts';
import { employeeRecord } from '../employees.record.ts';

/** What an import asks of the register of a company that its caller has been let into. */

/**
 * The company's employees with these CPFs, active or not; the active ones first, then who left last. Two questions: each has
 * an index of its own, and one for both would go through the whole company.
 */
export async function findEmployeesByCpf(
  db: Database,
  companyId: string,
  cpfs: readonly string[],
): Promise<Employee[]> {
  if (cpfs.length === 0) return [];
  const ofCpfs = db
    .selectFrom('employees')
    .select(employeeRecord.whole.columns)
    .where('company_id', '=', companyId)
    .where('cpf', 'in', cpfs);
  const active = await ofCpfs.where('inactivated_at', 'is', null).execute();
  const inactive = await ofCpfs.where('inactivated_at', 'is not', null).orderBy('inactivated_at', 'desc').execute();
  return [...active, ...inactive];
}

/** Something that is another text once the company's employees have changed. */
export async function printEmployees(db: Database, companyId: string): Promise<string> {
  const row = await db
    .selectFrom('employees')
    .select((eb) => eb.fn.countAll<number | string>().as('all'))
    .select((eb) => eb.fn.count<number | string>('inactivated_at').as('inactive'))
    .select((eb) => eb.fn.sum<number | string>('version').as('versions'))
    .select(sql<string>`max(updated_at)`.as('updated'))
    .select(sql<string>`max(inactivated_at)`.as('inactivated'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return [row.all, row.inactive, row.versions, row.updated, row.inactivated].map(String).join();
}
