import { type Expression, sql } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { askApart } from '../../platform/database/read-apart.server.ts';
import type {} from '../due-dates.db.ts';
import { rangeOf } from '../due-lists.rules.ts';

type Counted = {
  day: string;
  companyId?: string | undefined;
  /** Questions that each name those who are counted; none for all. */
  people?: readonly Expression<string>[] | undefined;
  most: number;
};

/**
 * How many people of each unit are in the lists 'Vencidos' and 'Em até 30 dias' of a day, those units with the most overdue first; where somebody
 * has no unit it is null.
 */
export async function countOverdue(db: Database, scope: Scope, { day, companyId, people = [], most }: Counted) {
  const [overdue, in30] = [rangeOf('overdue', day), rangeOf('in30', day)];
  const isOverdue = sql<number>`case when next_on < ${overdue.before} then 1 else 0 end`;
  const rows = await askApart(db)(
    within(db.selectFrom('due_people'), scope)
      .select(['due_people.company_id as companyId', 'due_people.unit_id as unitId'])
      .select(({ fn }) => [
        fn.sum<number | string>(isOverdue).as('overdue'),
        fn.countAll<number | string>().as('people'),
      ])
      .where('state', '=', overdue.state)
      .where('next_on', '<', in30.before)
      .$if(companyId !== undefined, (query) => query.where('due_people.company_id', '=', companyId ?? ''))
      .where((eb) => eb.and(people.map((ids) => eb('due_people.id', 'in', ids))))
      .groupBy(['due_people.company_id', 'due_people.unit_id'])
      .orderBy('overdue', 'desc')
      .orderBy('people', 'desc')
      .orderBy('due_people.company_id')
      .orderBy('due_people.unit_id')
      .limit(most),
  );
  return rows.map(({ companyId: of, unitId, ...row }) => {
    const late = Number(row.overdue);
    return { companyId: of, unitId, overdue: late, in30: Number(row.people) - late };
  });
}
