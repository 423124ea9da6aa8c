import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import { daysAfter } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { typedConditions } from '../../platform/database/search/typed-search.server.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { VaccineList, VaccineState } from './due-vaccines.labels.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    due_vaccines: {
      company_id: string;
      employee_id: string;
      vaccine_key: string;
      vaccine_name: string;
      step: string;
      state: VaccineState;
      due_on: string;
      until_on: string | null;
      unit_id: string | null;
      programme_id: string;
      group_id: string;
    };
  }
}

export type DueVaccineRow = Tables['due_vaccines'];

/** What a list is narrowed by. */
type Narrowed = {
  list?: VaccineList | undefined;
  vaccine?: string | undefined;
  search?: string | undefined;
} & Partial<Record<'companyId' | 'unitId' | 'employeeId', string | undefined>>;

type Page = { page: number; pageSize: number; order: 'asc' | 'desc' };

/** Vaccines that are due or refused within the scope, by their days, on a day; and how many they are. */
export async function listDueVaccines(db: Database, scope: Scope, day: string, filters: Narrowed, page: Page) {
  const query = await narrowed(db, scope, day, filters);
  const { count } = await query.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('units', (join) =>
      join.onRef('units.company_id', '=', 'due_vaccines.company_id').onRef('units.id', '=', 'due_vaccines.unit_id'),
    )
    .select(['due_vaccines.company_id as companyId', 'companies.fantasy_name as companyName'])
    .select(['due_vaccines.employee_id as employeeId', 'employees.name', 'employees.employee_function'])
    .select(['units.identification as unitName', 'vaccine_key as key', 'vaccine_name as vaccine', 'step'])
    .select(['due_vaccines.state', 'due_on as dueOn', 'until_on as untilOn', 'programme_id as programmeId'])
    .select('group_id as groupId')
    .orderBy('due_on', page.order)
    .orderBy('due_vaccines.employee_id', page.order)
    .orderBy('vaccine_key', page.order)
    .orderBy('step', page.order)
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  return { rows, total: Number(count) };
}

async function narrowed(db: Database, scope: Scope, day: string, filters: Narrowed) {
  const { list, vaccine, companyId, unitId, employeeId } = filters;
  const { state, from, before } = rangeOf(list, day);
  const query = within(db.selectFrom('due_vaccines'), scope)
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.company_id', '=', 'due_vaccines.company_id')
        .onRef('employees.id', '=', 'due_vaccines.employee_id'),
    )
    .innerJoin('companies', 'companies.id', 'due_vaccines.company_id')
    .$if(state !== null, (rows) => rows.where('due_vaccines.state', '=', state ?? 'due'))
    .$if(from !== null, (rows) => rows.where('due_on', '>=', from ?? ''))
    .$if(before !== null, (rows) => rows.where('due_on', '<', before ?? ''))
    .$if(vaccine !== undefined, (rows) => rows.where('vaccine_key', '=', vaccine ?? ''))
    .$if(companyId !== undefined, (rows) => rows.where('due_vaccines.company_id', '=', companyId ?? ''))
    .$if(unitId !== undefined, (rows) =>
      unitId === 'none'
        ? rows.where('due_vaccines.unit_id', 'is', null)
        : rows.where('due_vaccines.unit_id', '=', unitId ?? ''),
    )
    .$if(employeeId !== undefined, (rows) => rows.where('due_vaccines.employee_id', '=', employeeId ?? ''));
  const conditions = await typedConditions(db, 'employees', filters.search);
  return conditions.reduce((rows, condition) => rows.where(condition), query);
}

/** What a list of a day holds: all of it, where none is named. */
function rangeOf(list: VaccineList | undefined, day: string) {
  const due = (from: number | null, before: number) => ({
    ...{ state: 'due' as VaccineState | null, from: from === null ? null : daysAfter(day, from) },
    before: daysAfter(day, before),
  });
  switch (list) {
    case 'overdue':
      return due(null, 0);
    case 'in30':
      return due(0, 31);
    case 'in90':
      return due(31, 91);
    default:
      return { state: list ?? null, from: null, before: null };
  }
}
