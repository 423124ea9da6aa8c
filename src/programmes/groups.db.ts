import { v7 as uuid } from 'uuid';
import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { Group } from './programmes.contract.ts';
import { unsaid } from './programmes.labels.ts';
import type { GroupFields, ProtocolExam, Risk } from './programmes.schema.ts';

/** Which version of whose programme. */
export type ProgrammeKey = { companyId: string; id: string };

/** The groups of a version, in the order in which they were added. */
export async function listGroups(db: Database, scope: Scope, programme: ProgrammeKey): Promise<Group[]> {
  const rows = await groupsOf(db, scope, programme).orderBy('position').orderBy('id').execute();
  return rows.map(groupOf);
}

export async function findGroup(db: Database, scope: Scope, programme: ProgrammeKey, groupId: string) {
  const row = await groupsOf(db, scope, programme).where('id', '=', groupId).executeTakeFirst();
  return row ? groupOf(row) : null;
}

/** Whether somebody can belong to a group: it stands in one of these versions. */
export async function findGroupName(
  db: Database,
  scope: Scope,
  of: { companyId: string; programmeIds: readonly string[] },
  groupId: string,
): Promise<string | null> {
  if (of.programmeIds.length === 0) return null;
  const row = await within(db.selectFrom('exposure_groups'), scope)
    .select('name')
    .where('company_id', '=', of.companyId)
    .where('programme_id', 'in', of.programmeIds)
    .where('id', '=', groupId)
    .limit(1)
    .executeTakeFirst();
  return row?.name ?? null;
}

function groupsOf(db: Database, scope: Scope, { companyId, id }: ProgrammeKey) {
  return within(db.selectFrom('exposure_groups'), scope)
    .select(['id', 'name', 'unit_id as unitId', 'absence', 'functions', 'risks', 'exams', 'vaccines'])
    .select(['aptitudes', 'version'])
    .where('company_id', '=', companyId)
    .where('programme_id', '=', id);
}

type Row = Awaited<ReturnType<ReturnType<typeof groupsOf>['execute']>>[number];

function groupOf({ functions, risks, exams, aptitudes, vaccines, ...group }: Row): Group {
  const lists = { functions, aptitudes, vaccines };
  const read = Object.entries(lists).map(([name, text]) => [name, JSON.parse(text)]);
  return {
    ...group,
    ...(Object.fromEntries(read) as Pick<Group, keyof typeof lists>),
    ...{ risks: risksOf(risks), exams: examsOf(exams) },
  };
}

/** The risks of a group as they are stored; what was not asked for when one was written down stays unknown. */
export function risksOf(text: string): Risk[] {
  return (JSON.parse(text) as Risk[]).map((risk) => ({ ...unsaid.risk, ...risk, band: risk.band ?? '' }));
}

/** The exams of a group's protocol as they are stored; in the same way. */
export function examsOf(text: string): ProtocolExam[] {
  return (JSON.parse(text) as ProtocolExam[]).map((exam) => ({ ...unsaid.exam, ...exam }));
}

/** Adds a group to a version that is held; one that stood in a version before keeps its identifier. */
export async function insertGroup(
  tx: Database,
  { companyId, id: programmeId }: ProgrammeKey,
  fields: GroupFields,
  groupId = uuid(),
): Promise<Group> {
  const { last } = await tx
    .selectFrom('exposure_groups')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('company_id', '=', companyId)
    .where('programme_id', '=', programmeId)
    .executeTakeFirstOrThrow();
  const now = new Date().toISOString();
  const values = {
    ...{ company_id: companyId, programme_id: programmeId, id: groupId, position: (last ?? 0) + 1, version: 1 },
    ...{ ...columns(fields), created_at: now, updated_at: now },
  };
  await tx.insertInto('exposure_groups').values(values).execute();
  return { ...fields, id: groupId, version: 1 };
}

/** Writes what a person has typed over a group of a version that is held, as its next version. */
export async function updateGroup(
  tx: Database,
  { companyId, id: programmeId }: ProgrammeKey,
  { id, version }: Group,
  fields: GroupFields,
): Promise<Group> {
  await tx
    .updateTable('exposure_groups')
    .set({ ...columns(fields), version: version + 1, updated_at: new Date().toISOString() })
    .where('company_id', '=', companyId)
    .where('programme_id', '=', programmeId)
    .where('id', '=', id)
    .execute();
  return { ...fields, id, version: version + 1 };
}

/** Takes a group out of a version that is held; all of them without `groupId`. */
export async function deleteGroups(tx: Database, { companyId, id }: ProgrammeKey, groupId?: string): Promise<void> {
  await tx
    .deleteFrom('exposure_groups')
    .where('company_id', '=', companyId)
    .where('programme_id', '=', id)
    .$if(groupId !== undefined, (query) => query.where('id', '=', groupId ?? ''))
    .execute();
}

function columns({ name, unitId, absence, functions, risks, exams, vaccines, aptitudes }: GroupFields) {
  return {
    ...{ name, unit_id: unitId, absence, functions: JSON.stringify(functions), risks: JSON.stringify(risks) },
    ...{ exams: JSON.stringify(exams), vaccines: JSON.stringify(vaccines) },
    aptitudes: JSON.stringify(aptitudes),
  };
}
