import type { SignedInContext } from '../access/caller.server.ts';
import { findCompanyName } from '../companies/company-lookups.db.ts';
import { conflict, invalidInput, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findExam, findRisk } from '../reference/reference-lookups.server.ts';
import { holdRecord, mustBeSeen, mustFind } from '../trail/change.server.ts';
import { unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { findUnitCompany } from '../units/unit-lookups.db.ts';
import { deleteGroups, findGroup, insertGroup, updateGroup } from './groups.db.ts';
import { groupIssues, tidied } from './pendencies/group-checks.rules.ts';
import type { Group, ProgrammeHead } from './programmes.contract.ts';
import { listHeads, touchDraft } from './programmes.db.ts';
import type { GroupFields } from './programmes.schema.ts';
import { groupChanges } from './versions/trail.rules.ts';
import { programmeKind } from './versions/versions.server.ts';

const tables = { findRisk, findExam };

const ownCompany =
  'Escolha outra empresa: a próxima versão desta já começa com o grupo. Para um parecido, acrescente um grupo a ela.';

type Which = { programmeId: string; groupId: string };

/** @throws 400 by the fields; 404; 409 for a version that is in force */
export async function addGroup(tx: Database, context: SignedInContext, programmeId: string, fields: GroupFields) {
  const draft = await holdRecord(tx, context, programmeKind, { id: programmeId });
  const checked = await checkedGroup(tx, context, draft, fields);
  return { group: await written(tx, context, draft, checked) };
}

/**
 * A group of any version, with its functions but of no unit, as a new one in what is in preparation for a company.
 * @throws 404; 400 for its own company, whose next version has the group already; 409 where nothing is in preparation there
 */
export async function copyGroup(tx: Database, context: SignedInContext, which: Which & { toCompanyId: string }) {
  const { scope } = context;
  const from = await mustFind(programmeKind, { db: tx, scope }, which.programmeId);
  const source = await existingGroup(tx, context, from, which.groupId);
  if (which.toCompanyId === from.companyId) throw invalidInput([{ path: 'toCompanyId', message: ownCompany }]);
  const name = await findCompanyName(tx, scope, which.toCompanyId);
  if (name === null) throw notFound('Empresa não encontrada.');
  const found = (await listHeads(tx, scope, which.toCompanyId)).find(({ state }) => state === 'draft');
  if (!found) throw conflict(`Prepare antes uma versão do programa de ${name}: o grupo é copiado para ela.`);
  const draft = await holdRecord(tx, context, programmeKind, { id: found.id });
  const { id: _id, version: _version, ...fields } = source;
  return { group: await written(tx, context, draft, { ...fields, unitId: null }), programmeId: draft.id };
}

async function written(tx: Database, context: SignedInContext, draft: ProgrammeHead, fields: GroupFields) {
  const group = await insertGroup(tx, draft, fields);
  await touchDraft(tx, draft.id);
  await record(tx, context, { action: 'created', ...about(draft, group), changes: groupChanges(null, group) });
  return group;
}

/** @throws 400 by the fields; 404; 409 for a version that is in force, and for a group that another has changed meanwhile */
export function changeGroup(
  context: SignedInContext,
  { programmeId, groupId, version }: Which & { version: number | undefined },
  { vaccines, ...fields }: Omit<GroupFields, 'vaccines'> & { vaccines?: GroupFields['vaccines'] | undefined },
): Promise<{ group: Group }> {
  // Together: a group and the version that it stands in, which is another one by it.
  return context.db.transaction().execute(async (tx) => {
    const draft = await holdRecord(tx, context, programmeKind, { id: programmeId });
    const before = await existingGroup(tx, context, draft, groupId);
    mustBeSeen(before, version);
    const whole = { ...fields, vaccines: vaccines ?? before.vaccines };
    const after = await updateGroup(tx, draft, before, await checkedGroup(tx, context, draft, whole));
    await touchDraft(tx, draft.id);
    const changes = groupChanges(before, after);
    await record(tx, context, { action: 'updated', ...about(draft, after), detail: unseen(version), changes });
    return { group: after };
  });
}

/** @throws 404; 409 for a version that is in force, and for a group that another has changed meanwhile */
export function removeGroup(
  context: SignedInContext,
  { programmeId, groupId, version }: Which & { version?: number | undefined },
): Promise<void> {
  // Together: a group and the version that it stands in, which is another one by it.
  return context.db.transaction().execute(async (tx) => {
    const draft = await holdRecord(tx, context, programmeKind, { id: programmeId });
    const before = await existingGroup(tx, context, draft, groupId);
    mustBeSeen(before, version);
    await deleteGroups(tx, draft, groupId);
    await touchDraft(tx, draft.id);
    await record(tx, context, { action: 'deleted', ...about(draft, before), changes: { name: [before.name, null] } });
  });
}

async function existingGroup(db: Database, { scope }: SignedInContext, programme: ProgrammeHead, groupId: string) {
  const found = await findGroup(db, scope, programme, groupId);
  if (!found) throw notFound('Grupo não encontrado nesta versão do programa.');
  return found;
}

async function checkedGroup(
  db: Database,
  { scope }: SignedInContext,
  { companyId }: ProgrammeHead,
  fields: GroupFields,
): Promise<GroupFields> {
  const { unitId } = fields;
  const isElsewhere = unitId !== null && (await findUnitCompany(db, scope, unitId)) !== companyId;
  const issues = [
    ...(isElsewhere ? [{ path: 'unitId', message: 'Escolha uma unidade desta empresa' }] : []),
    ...groupIssues(fields, tables).map(({ path, message, source }) => {
      return { path, message: source ? `${message} (${source})` : message };
    }),
  ];
  if (issues.length > 0) throw invalidInput(issues);
  return tidied(fields, tables);
}

function about({ companyId }: ProgrammeHead, { id }: Group) {
  return { subject: 'exposureGroup', subjectId: id, companyId } as const;
}
