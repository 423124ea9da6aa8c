import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { ListInput } from '../../platform/contract/listing.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { typedConditions } from '../../platform/database/search/typed-search.server.ts';
import type { CatList } from './cats.labels.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    cats: {
      company_id: string;
      id: string;
      employee_id: string;
      day: string;
      due_on: string;
      disease_id: string | null;
      content: string;
      recorded_by: string;
      withdrawn_at: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

/** A CAT by its key. */
export type CatKey = { companyId: string; id: string };

/** Which CATs a list has: of the late ones the eSocial has no receipt after their last day. */
type CatFilters = Partial<Record<'companyId' | 'employeeId', string | undefined>> & {
  list?: CatList | undefined;
  day: string;
};

/** CATs within the scope, the last day first. */
export async function listCats(
  db: Database,
  scope: Scope,
  {
    companyId,
    employeeId,
    list = 'all',
    day,
    search,
    page = 1,
    pageSize = 20,
    sort = '-day',
  }: ListInput<'day'> & CatFilters,
) {
  const conditions = await typedConditions(db, 'employees', search);
  const found = conditions.reduce((query, condition) => query.where(condition), catsWithin(db, scope));
  const query = found
    .$if(companyId !== undefined, (rows) => rows.where('cats.company_id', '=', companyId ?? ''))
    .$if(employeeId !== undefined, (rows) => rows.where('cats.employee_id', '=', employeeId ?? ''))
    .$if(list === 'late', (rows) =>
      rows
        .where('cats.withdrawn_at', 'is', null)
        .where('esocial_lines.receipt', 'is', null)
        .where('cats.due_on', '<', day),
    );
  const { count } = await query.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  const order = sort === 'day' ? 'asc' : 'desc';
  const rows = await query
    .select(listed)
    .orderBy('cats.day', order)
    .orderBy('cats.id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { cats: rows, total: Number(count) };
}

/** A CAT within the scope, with its content as it is kept; null for none. */
export async function findCat(db: Database, scope: Scope, id: string) {
  const row = await catsWithin(db, scope).select(listed).select('content').where('cats.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The CATs of a person that stand of a day, or of a disease, as they are kept. */
export async function catsOfOccasion(
  tx: Database,
  of: { companyId: string; employeeId: string; day: string; diseaseId: string | null },
) {
  return tx
    .selectFrom('cats')
    .select(['id', 'content', 'disease_id as diseaseId'])
    .where('company_id', '=', of.companyId)
    .where('employee_id', '=', of.employeeId)
    .where((eb) => eb.or([eb('day', '=', of.day), eb('disease_id', '=', of.diseaseId ?? '')]))
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** What an event is made of: a CAT of a company as it is kept, that has not been withdrawn; null for none. */
export async function findCatOfEvent(db: Database, { companyId, id }: CatKey) {
  const row = await db
    .selectFrom('cats')
    .select(['id', 'day', 'content'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

const listed = [
  ...(['cats.id', 'cats.version', 'cats.company_id as companyId', 'companies.fantasy_name as companyName'] as const),
  ...(['cats.employee_id as employeeId', 'employees.name as employeeName', 'cats.day'] as const),
  ...(['cats.due_on as dueOn', 'cats.withdrawn_at as withdrawnAt', 'cats.disease_id as diseaseId'] as const),
  'esocial_lines.receipt',
] as const;

function catsWithin(db: Database, scope: Scope) {
  return (
    within(db.selectFrom('cats'), scope)
      .innerJoin('companies', 'companies.id', 'cats.company_id')
      .innerJoin('employees', (join) =>
        join.onRef('employees.company_id', '=', 'cats.company_id').onRef('employees.id', '=', 'cats.employee_id'),
      )
      // The line that tells the eSocial of it: one, as long as it is not closed.
      .leftJoin('esocial_lines', (join) =>
        join
          .onRef('esocial_lines.company_id', '=', 'cats.company_id')
          .onRef('esocial_lines.employee_id', '=', 'cats.employee_id')
          .on('esocial_lines.kind', '=', 'S-2210')
          .onRef('esocial_lines.occasion', '=', 'cats.id')
          .on('esocial_lines.closed_at', 'is', null),
      )
  );
}

/** Writes a CAT down. */
export async function insertCat(
  tx: Database,
  cat: CatKey & {
    employeeId: string;
    day: string;
    dueOn: string;
    diseaseId: string | null;
    content: string;
    recordedBy: string;
  },
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('cats')
    .values({
      ...{ company_id: cat.companyId, id: cat.id, employee_id: cat.employeeId, day: cat.day, due_on: cat.dueOn },
      ...{ disease_id: cat.diseaseId, content: cat.content, recorded_by: cat.recordedBy, withdrawn_at: null },
      ...{ version: 1, created_at: now, updated_at: now },
    })
    .execute();
}

/** Writes what has become of a CAT. */
export async function updateCat(
  tx: Database,
  { companyId, id, version }: CatKey & { version: number },
  change: { day?: string; due_on?: string; content: string; withdrawn_at?: string },
): Promise<void> {
  await tx
    .updateTable('cats')
    .set({ ...change, version: version + 1, updated_at: new Date().toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
