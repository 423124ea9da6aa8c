import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import type { Database } from '../platform/database/database.server.ts';
import { typedConditions } from '../platform/database/search/typed-search.server.ts';
import type { DiseaseList } from './diseases.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    work_diseases: {
      company_id: string;
      id: string;
      employee_id: string;
      diagnosed_on: string;
      ended_on: string | null;
      cat_due_on: string;
      unit_id: string | null;
      sector: string;
      function: string;
      content: string;
      recorded_by: string;
      withdrawn_at: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

/** A disease by its key. */
export type DiseaseKey = { companyId: string; id: string };

/** Diseases within the scope, the last diagnosis first; a page of 20 when no other part is asked for. */
export async function listDiseases(
  db: Database,
  scope: Scope,
  {
    companyId,
    employeeId,
    list = 'all',
    search,
    page = 1,
    pageSize = 20,
    sort = '-diagnosedOn',
  }: ListInput<'diagnosedOn'> &
    Partial<Record<'companyId' | 'employeeId', string | undefined>> & { list?: DiseaseList | undefined },
) {
  const conditions = await typedConditions(db, 'employees', search);
  const query = conditions
    .reduce((rows, condition) => rows.where(condition), diseasesWithin(db, scope))
    .$if(companyId !== undefined, (rows) => rows.where('work_diseases.company_id', '=', companyId ?? ''))
    .$if(employeeId !== undefined, (rows) => rows.where('work_diseases.employee_id', '=', employeeId ?? ''))
    .$if(list === 'withoutCat', (rows) =>
      rows.where('work_diseases.withdrawn_at', 'is', null).where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('cats')
              .select('cats.id')
              .whereRef('cats.company_id', '=', 'work_diseases.company_id')
              .whereRef('cats.employee_id', '=', 'work_diseases.employee_id')
              .where('cats.withdrawn_at', 'is', null)
              .where((cat) =>
                cat.or([
                  cat('cats.disease_id', '=', cat.ref('work_diseases.id')),
                  cat.and([
                    cat('cats.disease_id', 'is', null),
                    cat('cats.day', '=', cat.ref('work_diseases.diagnosed_on')),
                  ]),
                ]),
              ),
          ),
        ),
      ),
    );
  const { count } = await query.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  const order = sort === 'diagnosedOn' ? 'asc' : 'desc';
  const rows = await query
    .select(listed)
    .orderBy('diagnosed_on', order)
    .orderBy('work_diseases.id', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, total: Number(count) };
}

/** A disease within the scope, with its content as it is kept; null for none. */
export async function findDisease(db: Database, scope: Scope, id: string) {
  const row = await diseasesWithin(db, scope)
    .select(listed)
    .select(['content', 'recorded_by as recordedBy'])
    .where('work_diseases.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const listed = [
  ...(['work_diseases.id', 'work_diseases.version', 'work_diseases.company_id as companyId'] as const),
  ...(['companies.fantasy_name as companyName', 'work_diseases.employee_id as employeeId'] as const),
  ...(['employees.name as employeeName', 'diagnosed_on as diagnosedOn', 'ended_on as endedOn'] as const),
  ...(['cat_due_on as catDueOn', 'work_diseases.withdrawn_at as withdrawnAt'] as const),
] as const;

function diseasesWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('work_diseases'), scope)
    .innerJoin('companies', 'companies.id', 'work_diseases.company_id')
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.company_id', '=', 'work_diseases.company_id')
        .onRef('employees.id', '=', 'work_diseases.employee_id'),
    );
}

/** What a company's people had in a period, both days included, as it is kept, with where they worked at the diagnosis; the first diagnosis first. */
export function diseasesOfPeriod(db: Database, of: { companyId: string; from: string; until: string }) {
  return db
    .selectFrom('work_diseases')
    .select(['id', 'employee_id as employeeId', 'diagnosed_on as diagnosedOn', 'content'])
    .select(['unit_id as unitId', 'sector', 'function'])
    .where('company_id', '=', of.companyId)
    .where('diagnosed_on', '<=', of.until)
    .where((eb) => eb.or([eb('ended_on', 'is', null), eb('ended_on', '>=', of.from)]))
    .where('withdrawn_at', 'is', null)
    .orderBy('diagnosed_on')
    .orderBy('id')
    .execute();
}

/** What of a disease stands open in its row. */
type OpenFacts = {
  diagnosedOn: string;
  endedOn: string | null;
  catDueOn: string;
  /** Where the person worked at the diagnosis. */
  place: { unitId: string | null; sector: string; function: string };
  content: string;
};

/** Writes a disease down. */
export async function insertDisease(
  tx: Database,
  disease: DiseaseKey & OpenFacts & { employeeId: string; recordedBy: string },
): Promise<void> {
  const now = new Date().toISOString();
  const { companyId, id, employeeId, recordedBy, ...facts } = disease;
  const key = { company_id: companyId, id, employee_id: employeeId, recorded_by: recordedBy };
  await tx
    .insertInto('work_diseases')
    .values({
      ...key,
      ...columnsOf(facts),
      ...columnsOfPlace(facts.place),
      withdrawn_at: null,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Writes what has become of a disease; without a place that stays as it is. */
export async function updateDisease(
  tx: Database,
  { companyId, id, version }: DiseaseKey & { version: number },
  facts: Omit<OpenFacts, 'place'> & Partial<Pick<OpenFacts, 'place'>>,
): Promise<void> {
  const place = facts.place ? columnsOfPlace(facts.place) : {};
  await writeDisease(tx, { companyId, id, version }, { ...columnsOf(facts), ...place });
}

/** From now on it was none, and why stands in its content. */
export async function markDiseaseWithdrawn(
  tx: Database,
  key: DiseaseKey & { version: number },
  content: string,
): Promise<void> {
  await writeDisease(tx, key, { content, withdrawn_at: new Date().toISOString() });
}

async function writeDisease(
  tx: Database,
  { companyId, id, version }: DiseaseKey & { version: number },
  change: Partial<ReturnType<typeof columnsOf> & ReturnType<typeof columnsOfPlace> & { withdrawn_at: string }>,
): Promise<void> {
  await tx
    .updateTable('work_diseases')
    .set({ ...change, version: version + 1, updated_at: new Date().toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

function columnsOf({ diagnosedOn, endedOn, catDueOn, content }: Omit<OpenFacts, 'place'>) {
  return { diagnosed_on: diagnosedOn, ended_on: endedOn, cat_due_on: catDueOn, content };
}

function columnsOfPlace({ unitId, sector, function: name }: OpenFacts['place']) {
  return { unit_id: unitId, sector, function: name };
}
