import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import { askApart } from '../platform/database/read-apart.server.ts';
import { typedConditions } from '../platform/database/search/typed-search.server.ts';
import type { AbsenceList, AbsenceNature, AbsenceSource, GradualReturn, SameCause } from './absences.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    absences: {
      company_id: string;
      id: string;
      employee_id: string;
      starts_on: string;
      ends_on: string | null;
      source: AbsenceSource;
      nature: AbsenceNature;
      gradual_return: GradualReturn;
      same_cause: SameCause;
      cause: string | null;
      cid: string | null;
      version: number;
      created_at: string;
      updated_at: string;
      withdrawn_at: string | null;
    };
  }
}

/** Which absences a list has, on a day. */
export type AbsenceFilters = {
  list: AbsenceList;
  day: string;
  companyId?: string | undefined;
  employeeId?: string | undefined;
  /** Those that have a day from here on, and until there. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  /** Of which alone, where the list is of some that were found otherwise. */
  ids?: readonly string[] | undefined;
};

/** One page of absences, the one that began last first unless it is asked for otherwise. */
export async function listAbsences(
  db: Database,
  scope: Scope,
  filters: AbsenceFilters,
  { page, pageSize, order }: { page: number; pageSize: number; order: 'asc' | 'desc' },
) {
  const query = (await narrowed(db, scope, filters))
    .select(facts)
    .orderBy('starts_on', order)
    .orderBy('absences.id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return askApart(db)(query);
}

export async function countAbsences(db: Database, scope: Scope, filters: AbsenceFilters): Promise<number> {
  const counted = (await narrowed(db, scope, filters)).select((eb) => eb.fn.countAll<number | string>().as('total'));
  const [row] = await askApart(db)(counted);
  return Number(row?.total ?? 0);
}

/** An absence within the scope that nobody withdrew, with what the clinic alone reads; null for none. */
export async function findAbsence(db: Database, scope: Scope, id: string) {
  const row = await absencesWithin(db, scope)
    .select(facts)
    .select(['source', 'absences.nature', 'gradual_return', 'same_cause', 'cause', 'cid'])
    .where('absences.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const facts = [
  'absences.id',
  'absences.version',
  'absences.company_id as companyId',
  'companies.fantasy_name as companyName',
  'absences.employee_id as employeeId',
  'employees.name as employeeName',
  'starts_on as startsOn',
  'ends_on as endsOn',
] as const;

function absencesWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('absences'), scope)
    .innerJoin('companies', 'companies.id', 'absences.company_id')
    .innerJoin('employees', (join) =>
      join.onRef('employees.company_id', '=', 'absences.company_id').onRef('employees.id', '=', 'absences.employee_id'),
    )
    .where('absences.withdrawn_at', 'is', null);
}

async function narrowed(db: Database, scope: Scope, filters: AbsenceFilters) {
  const { list, day, companyId, employeeId, from, to, search, ids } = filters;
  const found = absencesWithin(db, scope)
    .$if(ids !== undefined, (query) => query.where('absences.id', 'in', ids?.length ? ids : ['']))
    .$if(companyId !== undefined, (query) => query.where('absences.company_id', '=', companyId ?? ''))
    .$if(employeeId !== undefined, (query) => query.where('absences.employee_id', '=', employeeId ?? ''))
    .$if(to !== undefined, (query) => query.where('starts_on', '<=', to ?? ''))
    .$if(from !== undefined, (query) =>
      query.where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', from ?? '')])),
    )
    // Who has left is no longer away.
    .$if(list !== 'all', (query) => query.where('employees.inactivated_at', 'is', null))
    .$if(list === 'open', (query) => query.where('ends_on', 'is', null))
    .$if(list === 'current', (query) =>
      query.where('starts_on', '<=', day).where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', day)])),
    );
  const conditions = await typedConditions(db, 'employees', search);
  return conditions.reduce((query, condition) => query.where(condition), found);
}

/** Another absence of the person that has a day in common with these, or null. */
export async function findOverlapping(
  tx: Database,
  of: { companyId: string; employeeId: string; except: string | null; startsOn: string; endsOn: string | null },
) {
  const row = await tx
    .selectFrom('absences')
    .select(['starts_on as startsOn', 'ends_on as endsOn'])
    .where('company_id', '=', of.companyId)
    .where('employee_id', '=', of.employeeId)
    .where('withdrawn_at', 'is', null)
    .$if(of.except !== null, (query) => query.where('id', '!=', of.except ?? ''))
    .$if(of.endsOn !== null, (query) => query.where('starts_on', '<=', of.endsOn ?? ''))
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', of.startsOn)]))
    .orderBy('starts_on')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
