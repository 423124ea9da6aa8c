import { setImmediate } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import { daysAfter } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { askApart } from '../platform/database/read-apart.server.ts';
import { fold } from '../platform/database/search/search.ts';
import { typedConditions } from '../platform/database/search/typed-search.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Counted } from '../platform/parts.server.ts';
import type { DueFilters } from './due-dates.contract.ts';
import type { DuePersonRow } from './due-dates.db.ts';
import { type DueList, dueListNames, mostCounted } from './due-dates.labels.ts';
import { rangeOf } from './due-lists.rules.ts';

type Page = { page: number; pageSize: number; order: 'asc' | 'desc' };

/** Who a list is of: a company and a part of it, and whose name is searched for. */
type Narrowed = Omit<DueFilters, 'list'> & { list: DueList; search?: string | undefined };

/** One page of a list of a day, in the order of the next exam. */
export async function listDue(db: Database, scope: Scope, day: string, filters: Narrowed, page: Page) {
  const found = await searched(db, scope, day, filters);
  const { pageSize, order } = page;
  const ids = inOrder(selected(found), filters, order)
    .limit(pageSize)
    .offset((page.page - 1) * pageSize);
  const query = named(db, ids).orderBy('due.next_on', order).orderBy('due.id', order);
  return askApart(db)(query);
}

/** People of a list that are read together when all of it is. */
const together = 500;

/** All of a list and how many it has, in parts that are read as they are asked for: by the next exam, who has no day at its beginning. */
export async function allDue(
  db: Database,
  scope: Scope,
  day: string,
  { order, ...filters }: Narrowed & { order: Page['order'] },
): Promise<Counted<DueRow>> {
  const found = await searched(db, scope, day, filters);
  const [count] = await askApart(db)(found.select((eb) => eb.fn.countAll<number | string>().as('total')));
  return { total: Number(count?.total ?? 0), parts: inParts(db, found, { order, filters }) };
}

/** Key by key: what comes or goes meanwhile neither doubles another line nor leaves it out. */
async function* inParts(
  db: Database,
  found: Awaited<ReturnType<typeof searched>>,
  { order, filters }: { order: Page['order']; filters: Narrowed },
) {
  const beyondSign = order === 'asc' ? '>' : '<';
  const behind = (query: typeof found, after: Last) =>
    query.$if(after !== null, (rows) => rows.where('due_people.id', beyondSign, after?.id ?? ''));
  const withoutDay = (after: Last) => behind(found.where('next_on', 'is', null), after);
  const withDay = (after: Last) =>
    found
      .where('next_on', 'is not', null)
      .$if(after !== null, (query) =>
        query
          .where(`next_on`, order === 'asc' ? '>=' : '<=', after?.nextOn ?? '')
          .where((eb) =>
            eb.or([eb('next_on', beyondSign, after?.nextOn ?? ''), eb('due_people.id', beyondSign, after?.id ?? '')]),
          ),
      );
  for (const beyond of order === 'asc' ? [withoutDay, withDay] : [withDay, withoutDay]) {
    for (let last: Last = null, more = true; more; ) {
      // SQLite and the line both answer without a turn of the loop; between two parts others have theirs.
      await setImmediate();
      const ids: Selected = inOrder(selected(beyond(last)), filters, order).limit(together);
      const part = named(db, ids).orderBy('due.next_on', order).orderBy('due.id', order);
      const rows: readonly DueRow[] = await askApart(db)(part);
      if (rows.length > 0) yield rows;
      more = rows.length === together;
      last = rows.at(-1) ?? null;
    }
  }
}

/** Somebody as a list has them, still without their exams. */
export type DueRow = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number];

/** The last of a part: the next one begins behind it. */
type Last = { id: string; nextOn: string | null } | null;

type Selected = ReturnType<typeof selected>;

function selected(query: Awaited<ReturnType<typeof searched>>) {
  return query
    .select(['due_people.company_id', 'due_people.id', 'due_people.unit_id', 'due_people.state'])
    .select(['due_people.next_on', 'due_people.clinical_on', 'due_people.recalled_on']);
}

/** With the names of person, company and unit. */
function named(db: Database, ids: Selected) {
  return db
    .selectFrom(ids.as('due'))
    .innerJoin('employees', (join) =>
      join.onRef('employees.company_id', '=', 'due.company_id').onRef('employees.id', '=', 'due.id'),
    )
    .leftJoin('companies', 'companies.id', 'due.company_id')
    .leftJoin('units', (join) =>
      join.onRef('units.company_id', '=', 'due.company_id').onRef('units.id', '=', 'due.unit_id'),
    )
    .select(['due.company_id as companyId', 'due.id', 'due.unit_id as unitId', 'due.state', 'due.next_on as nextOn'])
    .select(['due.clinical_on as clinicalOn', 'due.recalled_on as recalledOn', 'employees.name', 'employee_function'])
    .select(['companies.fantasy_name as companyName', 'units.identification as unitName'])
    .$narrowType<{ companyName: string; state: DuePersonRow['state'] }>();
}

/** How many a list has, up to one beyond what is counted. */
export async function countDue(db: Database, scope: Scope, day: string, filters: Narrowed): Promise<number> {
  const total = upToMost(db, await searched(db, scope, day, filters), filters);
  const [row] = await askApart(db)(db.selectNoFrom(total.as('total')));
  return Number(row?.total ?? 0);
}

/** How many are in each list, likewise: one question, for a screen that asks for all six is not to have six connections. */
export async function countLists(
  db: Database,
  scope: Scope,
  day: string,
  of: { companyId?: string | undefined },
): Promise<Record<DueList, number>> {
  const counts = dueListNames.map((list) => upToMost(db, dueWithin(db, scope, day, { ...of, list }), of).as(list));
  const [row] = await askApart(db)(db.selectNoFrom(counts));
  return Object.fromEntries(dueListNames.map((list) => [list, Number(row?.[list] ?? 0)])) as Record<DueList, number>;
}

/** In the order of an index: without one, PostgreSQL would look for the first thousand wherever they stand in the table. */
function upToMost(db: Database, people: ReturnType<typeof dueWithin>, filters: Partial<Narrowed>) {
  const counted = inOrder(people.select('due_people.id'), filters).limit(mostCounted + 1);
  return db.selectFrom(counted.as('counted')).select((eb) => eb.fn.countAll<number | string>().as('count'));
}

type People<Row> = SelectQueryBuilder<Tables, 'due_people', Row>;

/**
 * By the next exam, so that an index has the order. With the group, or the unit, where it is null: for PostgreSQL that is no value
 * which all have alike, and it would read and sort everybody without one for a page of them.
 */
function inOrder<Row>(people: People<Row>, of: Partial<Narrowed>, order: Page['order'] = 'asc'): People<Row> {
  const ofUnit = of.unitId === 'none' ? people.orderBy('unit_id', order) : people;
  const grouped = of.groupId === 'none' ? ofUnit.orderBy('group_id', order) : ofUnit;
  return grouped.orderBy('next_on', order).orderBy('due_people.id', order);
}

async function searched(db: Database, scope: Scope, day: string, filters: Narrowed) {
  const narrowed = dueWithin(db, scope, day, filters);
  const conditions = await typedConditions(db, 'employees', filters.search);
  if (conditions.length === 0) return narrowed;
  const named = narrowed.innerJoin('employees', (join) =>
    join.onRef('employees.company_id', '=', 'due_people.company_id').onRef('employees.id', '=', 'due_people.id'),
  );
  return conditions.reduce((query, condition) => query.where(condition), named);
}

/** Who is in a list of a day, narrowed. */
export function dueWithin(db: Database, scope: Scope, day: string, filters: Narrowed) {
  const { list, companyId, unitId, groupId, notRecalledFor } = filters;
  const { state, from, before, neverExamined } = rangeOf(list, day);
  return within(db.selectFrom('due_people'), scope)
    .where('due_people.state', '=', state)
    .$if(neverExamined, (query) => query.where('clinical_on', 'is', null))
    .$if(from !== null, (query) => query.where('next_on', '>=', from))
    .$if(before !== null, (query) => query.where('next_on', '<', before))
    .$if(companyId !== undefined, (query) => query.where('due_people.company_id', '=', companyId ?? ''))
    .$if(unitId !== undefined, (query) =>
      unitId === 'none'
        ? query.where('due_people.unit_id', 'is', null)
        : query.where('due_people.unit_id', '=', unitId ?? ''),
    )
    .$if(groupId !== undefined, (query) =>
      groupId === 'none' ? query.where('group_id', 'is', null) : query.where('group_id', '=', groupId ?? ''),
    )
    .$if(filters.function !== undefined, (query) =>
      query.where('due_people.function', '=', fold(filters.function ?? '')),
    )
    .$if(notRecalledFor !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('recalled_on', 'is', null), eb('recalled_on', '<=', daysAfter(day, -(notRecalledFor ?? 0)))]),
      ),
    );
}
