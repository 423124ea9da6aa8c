import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import { byId } from '../platform/database/by-id.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { fold } from '../platform/database/search/search.ts';
import { examsOf, risksOf } from './groups.db.ts';
import { groupFor, type Placed } from './membership.rules.ts';
import type {} from './programmes.db.ts';
import type { PlannedVaccine } from './programmes.schema.ts';

/** What other subjects ask of health programmes. */

/** The version of a company's programme that holds on a day, with its groups. */
export type ProgrammeOn = NonNullable<Awaited<ReturnType<typeof findProgrammeOn>>>;

/** The version that holds on a day (`YYYY-MM-DD`): of those in force the one that began last. Null for none. */
export async function findProgrammeOn(db: Database, companyId: string, day: string) {
  const head = await headsInForce(db, companyId)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return head ? { head, groups: (await groupsOf(db, companyId, [head.id])).get(head.id) ?? [] } : null;
}

/** Every version of a company's programme that holds, has held or is to hold, each with its groups; the first to begin first. */
export async function findProgrammesSince(db: Database, companyId: string): Promise<ProgrammeOn[]> {
  const heads = await headsInForce(db, companyId).orderBy('valid_from').orderBy('number').execute();
  // Of two that begin on one day the later one holds.
  const held = heads.filter(({ validFrom }, at) => heads[at + 1]?.validFrom !== validFrom);
  const groups = await groupsOf(
    db,
    companyId,
    held.map(({ id }) => id),
  );
  return held.map((head) => ({ head, groups: groups.get(head.id) ?? [] }));
}

/** Whether a version of a company's programme holds, has held or is to hold. */
export async function hasProgramme(db: Database, companyId: string): Promise<boolean> {
  return (await headsInForce(db, companyId).limit(1).executeTakeFirst()) !== undefined;
}

/** The companies within the scope of which any version has a group with one of these agents (table 24). */
export async function findCompaniesExposedTo(db: Database, scope: Scope, codes: readonly string[]): Promise<string[]> {
  const rows = await within(db.selectFrom('exposure_groups'), scope)
    .select('company_id as companyId')
    .distinct()
    .where((eb) => eb.or(codes.map((code) => eb('risks', 'like', `%"${code}"%`))))
    .execute();
  return rows.map(({ companyId }) => companyId);
}

/** Of a company, or, of null, of all: those whose version that holds on a day declares them exempt. */
export async function findExempt(db: Database, companyId: string | null, day: string): Promise<Set<string>> {
  const heads = await db
    .selectFrom('programmes')
    .select(['company_id as companyId', 'exempt'])
    .where('state', '=', 'inForce')
    .where('valid_from', '<=', day)
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId ?? ''))
    .orderBy('company_id')
    .orderBy('valid_from')
    .orderBy('number')
    .execute();
  // The last one of each holds.
  const holding = new Map(heads.map((head) => [head.companyId, Boolean(head.exempt)]));
  return new Set([...holding].flatMap(([id, isExempt]) => (isExempt ? [id] : [])));
}

function headsInForce(db: Database, companyId: string) {
  return db
    .selectFrom('programmes')
    .select(['id', 'number', 'exempt', 'rural', 'valid_from as validFrom', 'valid_to as validTo'])
    .select(['physician_name as physicianName', 'physician_council as physicianCouncil'])
    .select(['physician_number as physicianNumber', 'physician_uf as physicianUf'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'inForce');
}

/** The groups of versions, by their identifiers, in the order in which they were added. */
async function groupsOf(db: Database, companyId: string, programmeIds: readonly string[]) {
  if (programmeIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .selectFrom('exposure_groups')
    .select(['programme_id as programmeId', 'id', 'name', 'unit_id as unitId', 'absence'])
    .select(['functions', 'risks', 'exams', 'vaccines', 'aptitudes'])
    .where('company_id', '=', companyId)
    .where('programme_id', 'in', programmeIds)
    .orderBy('position')
    .execute();
  const groups = rows.map(({ functions, risks, exams, vaccines, aptitudes, ...group }) => ({
    ...group,
    functions: (JSON.parse(functions) as string[]).map(fold),
    risks: risksOf(risks),
    exams: examsOf(exams),
    vaccines: JSON.parse(vaccines) as PlannedVaccine[],
    aptitudes: JSON.parse(aptitudes) as string[],
  }));
  return Map.groupBy(groups, ({ programmeId }) => programmeId);
}

/** Who of these people was put into which group by hand. */
export function findMembersByHand(
  db: Database,
  companyId: string,
  employeeIds: readonly string[],
): Promise<Map<string, string>> {
  return byId(employeeIds, (ids) =>
    db
      .selectFrom('group_members')
      .select(['employee_id as id', 'group_id as value'])
      .where('company_id', '=', companyId)
      .where('employee_id', 'in', ids)
      .execute(),
  );
}

/** The group of a person in a version of the programme; null for 'sem grupo', and where there is no programme. */
export function groupIn(programme: ProgrammeOn | null, person: Placed, byHand: ReadonlyMap<string, string>) {
  return programme && groupFor(person, programme.groups, byHand);
}

/** The day from which each of these versions of a company's programme holds. */
export function findProgrammeDays(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  return byId(ids, (some) =>
    db
      .selectFrom('programmes')
      .select(['id', 'valid_from as value'])
      .where('company_id', '=', companyId)
      .where('id', 'in', some)
      .execute(),
  );
}

/** The names of the groups of these versions, by the ids of version and group with a blank between. */
export async function findGroupNames(
  db: Database,
  versions: readonly { companyId: string; programmeId: string }[],
): Promise<Map<string, string>> {
  if (versions.length === 0) return new Map();
  const rows = await db
    .selectFrom('exposure_groups')
    .select(['programme_id as programmeId', 'id', 'name'])
    .where('company_id', 'in', [...new Set(versions.map(({ companyId }) => companyId))])
    .where('programme_id', 'in', [...new Set(versions.map(({ programmeId }) => programmeId))])
    .execute();
  return new Map(rows.map(({ programmeId, id, name }) => [`${programmeId} ${id}`, name]));
}

/** The companies of which a version began to hold after one day and up to another; each once. */
export async function findBegun(db: Database, after: string, until: string): Promise<string[]> {
  const rows = await db
    .selectFrom('programmes')
    .select('company_id as companyId')
    .distinct()
    .where('state', '=', 'inForce')
    .where('valid_from', '>', after)
    .where('valid_from', '<=', until)
    .execute();
  return rows.map(({ companyId }) => companyId);
}
