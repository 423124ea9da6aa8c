import type { Database } from '../platform/database/database.server.ts';
import type {} from './recalls.db.ts';

/** What other subjects ask of recalls. */

/** The day (`YYYY-MM-DD`) of the last letter that named each of these people; who was in none is left out. */
export async function findLastRecalls(db: Database, companyId: string, employeeIds: readonly string[]) {
  if (employeeIds.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('recalled_people')
    .innerJoin('recalls', (join) =>
      join
        .onRef('recalls.company_id', '=', 'recalled_people.company_id')
        .onRef('recalls.id', '=', 'recalled_people.recall_id'),
    )
    .select((eb) => ['recalled_people.employee_id as employeeId', eb.fn.max('recalls.recalled_on').as('on')])
    .where('recalled_people.company_id', '=', companyId)
    .where('recalled_people.employee_id', 'in', employeeIds)
    .groupBy('recalled_people.employee_id')
    .execute();
  return new Map(rows.map(({ employeeId, on }) => [employeeId, on]));
}
