import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { typedConditions } from '../../platform/database/search/typed-search.server.ts';
import { examCodes } from '../../programmes/programmes.labels.ts';

type Narrowed = {
  groupIds: readonly string[];
  companyId?: string | undefined;
  unitId?: string | undefined;
  search?: string | undefined;
};

type Page = { page: number; pageSize: number; order: 'asc' | 'desc' };

/**
 * Who is in one of these groups, is not away, and has no audiometry that holds on a day: it has fallen due or, where the protocol asks
 * for none, nobody has made one since a day.
 */
export async function listUnheard(
  db: Database,
  scope: Scope,
  { day, since }: { day: string; since: string },
  filters: Narrowed,
  { page, pageSize, order }: Page,
) {
  if (filters.groupIds.length === 0) return { rows: [], total: 0 };
  const query = await unheard(db, scope, { day, since }, filters);
  const { count } = await query.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('units', (join) =>
      join.onRef('units.company_id', '=', 'due_people.company_id').onRef('units.id', '=', 'due_people.unit_id'),
    )
    .select(['due_people.id', 'due_people.company_id as companyId', 'companies.fantasy_name as companyName'])
    .select(['employees.name', 'employees.employee_function', 'units.identification as unitName'])
    .select(['due_people.group_id as groupId', 'hearing.due_on as dueOn', 'hearing.last_on as lastOn'])
    // Where nothing is asked for there is no day: with an order of its own, alike on both engines.
    .orderBy((eb) => eb.fn.coalesce('hearing.due_on', eb.val('')), order)
    .orderBy('due_people.id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, total: Number(count) };
}

async function unheard(
  db: Database,
  scope: Scope,
  { day, since }: { day: string; since: string },
  { groupIds, companyId, unitId, search }: Narrowed,
) {
  const query = within(db.selectFrom('due_people'), scope)
    .innerJoin('employees', (join) =>
      join.onRef('employees.company_id', '=', 'due_people.company_id').onRef('employees.id', '=', 'due_people.id'),
    )
    .innerJoin('companies', 'companies.id', 'due_people.company_id')
    .leftJoin('due_exams as hearing', (join) =>
      join
        .onRef('hearing.company_id', '=', 'due_people.company_id')
        .onRef('hearing.employee_id', '=', 'due_people.id')
        .on('hearing.exam_code', '=', examCodes.audiometry),
    )
    .where('due_people.group_id', 'in', groupIds)
    .where('due_people.state', '!=', 'absent')
    .where((eb) =>
      eb.or([
        eb('hearing.due_on', '<', day),
        eb.and([
          eb('hearing.employee_id', 'is', null),
          eb.not(
            eb.exists(
              eb
                .selectFrom('exam_records')
                .select('exam_records.id')
                .whereRef('exam_records.company_id', '=', 'due_people.company_id')
                .whereRef('exam_records.employee_id', '=', 'due_people.id')
                .where('exam_records.exam_code', '=', examCodes.audiometry)
                .where('exam_records.done_on', '>', since)
                .where('exam_records.withdrawn_at', 'is', null),
            ),
          ),
        ]),
      ]),
    )
    .$if(companyId !== undefined, (rows) => rows.where('due_people.company_id', '=', companyId ?? ''))
    .$if(unitId !== undefined, (rows) =>
      unitId === 'none'
        ? rows.where('due_people.unit_id', 'is', null)
        : rows.where('due_people.unit_id', '=', unitId ?? ''),
    );
  const conditions = await typedConditions(db, 'employees', search);
  return conditions.reduce((rows, condition) => rows.where(condition), query);
}
