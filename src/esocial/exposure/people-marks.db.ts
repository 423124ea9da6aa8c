import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    esocial_people: { company_id: string; employee_id: string };
  }
}

/** Stands for everybody of a company. */
const everybody = '';

/** Notes that the conditions of these people of a company are to be looked at, or of everybody. */
export async function markPeople(tx: Database, companyId: string, employeeIds: readonly string[] | null) {
  const rows = (employeeIds ?? [everybody]).map((id) => ({ company_id: companyId, employee_id: id }));
  await tx
    .insertInto('esocial_people')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['company_id', 'employee_id']).doNothing())
    .execute();
}

/** The people of a company that are noted, as many as are asked for; everybody first. */
export async function markedPeople(db: Database, companyId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('esocial_people')
    .select('employee_id as id')
    .where('company_id', '=', companyId)
    .orderBy('employee_id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a note away. @returns whether it was there */
export async function unmarkPerson(tx: Database, companyId: string, employeeId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('esocial_people')
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The companies that have somebody noted. */
export async function companiesOfPeople(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('esocial_people').select('company_id as companyId').distinct().execute();
  return rows.map(({ companyId }) => companyId);
}
