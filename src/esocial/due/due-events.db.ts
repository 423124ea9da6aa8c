import { onlyOwner, type Scope } from '../../access/scope.ts';
import type { Database } from '../../platform/database/database.server.ts';

/** The lists of what has not been sent, as the index has them. */
const open = ['pendencies', 'due'];

/** The companies that have an event to send by a day. */
export async function companiesWithDue(db: Database, by: string): Promise<string[]> {
  const rows = await db
    .selectFrom('esocial_events')
    .select('company_id as companyId')
    .distinct()
    .where('list', 'in', open)
    .where('due_on', '>', '')
    .where('due_on', '<=', by)
    .execute();
  return rows.map(({ companyId }) => companyId);
}

/** A last day and how many events a calendar tells of. */
export type DueDay = { dueOn: string; count: number };

/** The last days from one on of what has not been sent within the scope, each with how many. */
export async function listDueDays(db: Database, scope: Scope, from: string): Promise<DueDay[]> {
  const owner = onlyOwner(scope);
  const rows = await db
    .selectFrom('esocial_events')
    .select(['due_on as dueOn'])
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('list', 'in', open)
    .where('due_on', '>=', from)
    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''))
    .groupBy('due_on')
    .orderBy('due_on')
    .execute();
  return rows.map(({ dueOn, count }) => ({ dueOn, count: Number(count) }));
}
