import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import { typedConditions } from '../platform/database/search/typed-search.server.ts';
import { dueBy } from './restriction-state.rules.ts';
import type { RestrictionList } from './restrictions.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    work_restrictions: {
      company_id: string;
      id: string;
      employee_id: string;
      document_id: string | null;
      from_on: string;
      until_on: string | null;
      review_on: string | null;
      content: string;
      recorded_by: string;
      acknowledged_at: string | null;
      acknowledged_by: string | null;
      ended_on: string | null;
      ended_document_id: string | null;
      withdrawn_at: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

/** Which restrictions a list has, on a day. */
export type RestrictionFilters = {
  list: RestrictionList;
  day: string;
  companyId?: string | undefined;
  employeeId?: string | undefined;
  search?: string | undefined;
};

/** One page of restrictions, the one that began last first unless it is asked for otherwise. */
export async function listRestrictions(
  db: Database,
  scope: Scope,
  filters: RestrictionFilters,
  { page, pageSize, order }: { page: number; pageSize: number; order: 'asc' | 'desc' },
) {
  return (await narrowed(db, scope, filters))
    .select(facts)
    .orderBy('from_on', order)
    .orderBy('work_restrictions.id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countRestrictions(db: Database, scope: Scope, filters: RestrictionFilters): Promise<number> {
  const counted = (await narrowed(db, scope, filters)).select((eb) => eb.fn.countAll<number | string>().as('total'));
  return Number((await counted.executeTakeFirst())?.total ?? 0);
}

/** A restriction within the scope, with its content as it is kept; null for none. */
export async function findRestriction(db: Database, scope: Scope, id: string) {
  const row = await restrictionsWithin(db, scope)
    .select(facts)
    .where('work_restrictions.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const facts = [
  'work_restrictions.id',
  'work_restrictions.version',
  'work_restrictions.company_id as companyId',
  'companies.fantasy_name as companyName',
  'work_restrictions.employee_id as employeeId',
  'employees.name as employeeName',
  'professionals.name as recordedBy',
  'document_id as documentId',
  'from_on as fromOn',
  'until_on as untilOn',
  'review_on as reviewOn',
  'work_restrictions.content',
  'acknowledged_at as acknowledgedAt',
  'acknowledged_by as acknowledgedBy',
  'ended_on as endedOn',
  'ended_document_id as endedDocumentId',
  'work_restrictions.withdrawn_at as withdrawnAt',
] as const;

function restrictionsWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('work_restrictions'), scope)
    .innerJoin('companies', 'companies.id', 'work_restrictions.company_id')
    .innerJoin('professionals', 'professionals.id', 'work_restrictions.recorded_by')
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.company_id', '=', 'work_restrictions.company_id')
        .onRef('employees.id', '=', 'work_restrictions.employee_id'),
    );
}

async function narrowed(db: Database, scope: Scope, { list, day, companyId, employeeId, search }: RestrictionFilters) {
  const found = restrictionsWithin(db, scope)
    .$if(companyId !== undefined, (query) => query.where('work_restrictions.company_id', '=', companyId ?? ''))
    .$if(employeeId !== undefined, (query) => query.where('work_restrictions.employee_id', '=', employeeId ?? ''))
    .$if(list !== 'all', (query) =>
      query.where('ended_on', 'is', null).where('work_restrictions.withdrawn_at', 'is', null),
    )
    // Who has left works there no longer; who asks of them is told what still stood.
    .$if(list !== 'all' && employeeId === undefined, (query) => query.where('employees.inactivated_at', 'is', null))
    .$if(list === 'unread', (query) => query.where('acknowledged_at', 'is', null))
    .$if(list === 'due', (query) =>
      query.where((eb) => eb.or([eb('until_on', '<=', dueBy(day)), eb('review_on', '<=', dueBy(day))])),
    );
  const conditions = await typedConditions(db, 'employees', search);
  return conditions.reduce((query, condition) => query.where(condition), found);
}

/** Of these restrictions those that the scope reaches, with whose they are and how they stand: nothing of what they say. */
export async function findToldRestrictions(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return within(db.selectFrom('work_restrictions'), scope)
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.company_id', '=', 'work_restrictions.company_id')
        .onRef('employees.id', '=', 'work_restrictions.employee_id'),
    )
    .select(['work_restrictions.id', 'work_restrictions.employee_id as employeeId', 'employees.name'])
    .select(['ended_on as endedOn', 'work_restrictions.withdrawn_at as withdrawnAt'])
    .select('acknowledged_at as acknowledgedAt')
    .where('work_restrictions.id', 'in', ids)
    .execute();
}
