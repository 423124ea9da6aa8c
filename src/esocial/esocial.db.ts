import { onlyOwner, type Scope } from '../access/scope.ts';
import { daysAfter } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { askApart } from '../platform/database/read-apart.server.ts';
import { typedConditions } from '../platform/database/search/typed-search.server.ts';
import { type EventList, type EventState, mostCounted } from './esocial.labels.ts';

/** Which events a list has. */
export type EventFilters = {
  list: EventList;
  companyId?: string | undefined;
  employeeId?: string | undefined;
  month?: string | undefined;
  state?: EventState | undefined;
  search?: string | undefined;
};

type Page = { page: number; pageSize: number; order: 'asc' | 'desc' };

/** One page of a list, in the order of the last day. */
export async function listEvents(db: Database, scope: Scope, filters: EventFilters, { page, pageSize, order }: Page) {
  const first = (page - 1) * pageSize;
  const onPage = ofLists(db, scope, filters)
    .select('esocial_events.id')
    .orderBy('due_on', order)
    .orderBy('esocial_events.id', order)
    .limit(pageSize)
    .offset(first);
  // Unless a name is searched for, the page is found among the events alone: who they are of is read of those on it.
  const found = filters.search
    ? (await narrowed(db, scope, filters)).limit(pageSize).offset(first)
    : named(ofLists(db, scope, filters)).where('esocial_events.id', 'in', onPage);
  return askApart(db)(found.select(facts).orderBy('due_on', order).orderBy('esocial_events.id', order));
}

/** How many a list has, up to one beyond what is counted. */
export async function countEvents(db: Database, scope: Scope, filters: EventFilters): Promise<number> {
  const most = mostCounted + 1;
  const found = filters.search
    ? (await narrowed(db, scope, filters)).select('esocial_events.id').limit(most).as('found')
    : ofLists(db, scope, filters).select('esocial_events.id').limit(most).as('found');
  const counted = db.selectFrom(found).select((eb) => eb.fn.countAll<number | string>().as('count'));
  const [row] = await askApart(db)(counted);
  return Number(row?.count ?? 0);
}

/** How many are in each list, and of those that have not been sent how many are late or to be sent soon, likewise. */
export async function countLists(db: Database, scope: Scope, day: string, of: { companyId?: string | undefined }) {
  const upTo = (list: EventList, from = '', until = '~') => {
    const found = ofLists(db, scope, { ...of, list })
      .where('due_on', '>=', from)
      .where('due_on', '<=', until)
      .select('esocial_events.id')
      .orderBy('due_on')
      .limit(mostCounted + 1);
    return db.selectFrom(found.as('found')).select((eb) => eb.fn.countAll<number | string>().as('count'));
  };
  const [late, soon] = [daysAfter(day, -1), daysAfter(day, 7)];
  const [row] = await askApart(db)(
    db.selectNoFrom([
      upTo('pendencies').as('pendencies'),
      upTo('due').as('due'),
      upTo('history').as('history'),
      upTo('pendencies', '1', late).as('latePending'),
      upTo('due', '1', late).as('lateDue'),
      upTo('pendencies', day, soon).as('soonPending'),
      upTo('due', day, soon).as('soonDue'),
    ]),
  );
  const number = (name: keyof NonNullable<typeof row>) => Number(row?.[name] ?? 0);
  return {
    ...{ pendencies: number('pendencies'), due: number('due'), history: number('history') },
    ...{ late: number('latePending') + number('lateDue'), latePending: number('latePending') },
    ...{ soon: number('soonPending') + number('soonDue'), soonPending: number('soonPending') },
  };
}

/** An event within the scope; null for none. */
export async function findEvent(db: Database, scope: Scope, id: string) {
  const row = await within(db, scope)
    .select(facts)
    .select('line_id as lineId')
    .where('esocial_events.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** All events of a line within the scope, the last first. */
export async function eventsOfLine(db: Database, scope: Scope, of: { companyId: string; lineId: string }) {
  return within(db, scope)
    .select(facts)
    .where('esocial_events.company_id', '=', of.companyId)
    .where('line_id', '=', of.lineId)
    .orderBy('esocial_events.id', 'desc')
    .execute();
}

/** The events of a company and a month of ASOs that may go, up to so many. */
export async function readyEvents(
  db: Database,
  scope: Scope,
  of: { companyId: string; month?: string | undefined; most: number },
): Promise<string[]> {
  const rows = await ofLists(db, scope, { list: 'due', companyId: of.companyId, month: of.month })
    .select('esocial_events.id')
    .where('state', '=', 'ready')
    .where('batch_id', 'is', null)
    .orderBy('due_on')
    .orderBy('esocial_events.id')
    .limit(of.most)
    .execute();
  return rows.map(({ id }) => id);
}

const facts = [
  'esocial_events.id',
  'esocial_events.version',
  'esocial_events.company_id as companyId',
  'companies.fantasy_name as companyName',
  'esocial_events.employee_id as employeeId',
  'employees.name as employeeName',
  'esocial_events.kind',
  'esocial_events.action',
  'esocial_events.state',
  'esocial_events.document_id as documentId',
  'documents.name as documentName',
  'esocial_events.day',
  'due_on as dueOn',
  'reasons',
  'event_id as eventId',
  'left_at as leftAt',
  'receipt',
  'esocial_events.updated_at as updatedAt',
] as const;

function ofLists(db: Database, scope: Scope, { list, companyId, month, state, employeeId }: EventFilters) {
  const owner = onlyOwner(scope) ?? companyId;
  return db
    .selectFrom('esocial_events')
    .where('esocial_events.list', '=', list)
    .$if(owner !== undefined, (query) => query.where('esocial_events.company_id', '=', owner ?? ''))
    .$if(employeeId !== undefined, (query) => query.where('esocial_events.employee_id', '=', employeeId ?? ''))
    .$if(state !== undefined, (query) => query.where('esocial_events.state', '=', state ?? 'pending'))
    .$if(month !== undefined, (query) =>
      query.where('esocial_events.day', '>=', `${month}-01`).where('esocial_events.day', '<=', `${month}-31`),
    );
}

function named<Query extends ReturnType<typeof ofLists>>(query: Query) {
  return query
    .innerJoin('companies', 'companies.id', 'esocial_events.company_id')
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.company_id', '=', 'esocial_events.company_id')
        .onRef('employees.id', '=', 'esocial_events.employee_id'),
    )
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.company_id', '=', 'esocial_events.company_id')
        .onRef('documents.id', '=', 'esocial_events.document_id'),
    );
}

function within(db: Database, scope: Scope) {
  const owner = onlyOwner(scope);
  return named(
    db
      .selectFrom('esocial_events')
      .$if(owner !== null, (query) => query.where('esocial_events.company_id', '=', owner ?? '')),
  );
}

async function narrowed(db: Database, scope: Scope, filters: EventFilters) {
  const found = named(ofLists(db, scope, filters));
  const conditions = await typedConditions(db, 'employees', filters.search);
  return conditions.reduce((query, condition) => query.where(condition), found);
}
