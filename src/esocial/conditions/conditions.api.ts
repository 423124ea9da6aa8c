import { v7 as uuid } from 'uuid';
import { forSignedIn } from '../../access/handlers.server.ts';
import { mustReach, type Scope } from '../../access/scope.ts';
import { lockCompany } from '../../companies/company-lookups.db.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findProgrammesSince } from '../../programmes/programme-lookups.db.ts';
import { actOnRecord, changeRecord, createRecord, type Kind, mustFind } from '../../trail/change.server.ts';
import { changesBetween, unseen } from '../../trail/changes.rules.ts';
import { recheckEvents } from '../esocial-effects.server.ts';
import { agentsOf } from '../exposure/agents.rules.ts';
import {
  type Condition,
  type ConditionContent,
  conditionsContract,
  type ExposureGroup,
} from './conditions.contract.ts';
import { findCondition, insertCondition, listConditions, updateCondition } from './conditions.db.ts';

const kind: Kind<'condition', Condition> = {
  subject: 'condition',
  table: 'esocial_conditions',
  find: findCondition,
  missing: 'Condições não encontradas.',
  belongsTo: ({ companyId }) => ({ companyId }),
  changes: (before, after) => changesBetween(before && told(before), after && told(after)),
};

/** The conditions of groups that an S-2240 tells of: from a day on, corrected or taken back with the trail (product 23.6). */
export const conditionsApi = forSignedIn(conditionsContract, {
  list: async ({ input: { companyId }, context: { db, scope } }) => {
    mustReach(scope, companyId, 'Empresa não encontrada.');
    const conditions = Map.groupBy(await listConditions(db, scope, companyId), ({ groupId }) => groupId);
    return {
      groups: (await groupsOf(db, companyId)).map((group) => ({
        ...shown(group),
        conditions: conditions.get(group.id) ?? [],
      })),
    };
  },

  read: async ({ input: { conditionId }, context }) => {
    const condition = await mustFind(kind, context, conditionId);
    const group = (await groupsOf(context.db, condition.companyId)).find(({ id }) => id === condition.groupId);
    return { condition, group: group ? shown(group) : null };
  },

  create: ({ input: { companyId, groupId, since, ...content }, context }) =>
    createRecord(context, kind, async (tx) => {
      mustReach(context.scope, companyId, 'Empresa não encontrada.');
      await lockCompany(tx, companyId);
      if (!(await groupsOf(tx, companyId)).some(({ id }) => id === groupId)) throw notFound('Grupo não encontrado.');
      await mustBeAlone(tx, context.scope, { companyId, groupId, since, id: '' });
      const id = uuid();
      await insertCondition(tx, { companyId, id, groupId, since, ...withUnsaid(content) });
      await recheckEvents(tx, { companyId, employeeIds: null });
      return { id };
    }),

  update: ({ input: { conditionId, version, since, ...content }, context }) =>
    changeRecord(context, kind, {
      id: conditionId,
      version,
      write: async (tx, before) => {
        const { id: _, version: __, companyId, groupId: ___, since: was, ...kept } = before;
        await mustBeAlone(tx, context.scope, { ...before, since: since ?? was });
        const said = { ...kept, ...withoutUndefined(content) };
        await updateCondition(tx, before, { since: since ?? was, content: JSON.stringify(said) });
        await recheckEvents(tx, { companyId, employeeIds: null });
      },
    }),

  withdraw: ({ input: { conditionId, version }, context }) =>
    actOnRecord(context, kind, {
      id: conditionId,
      action: 'withdrawn',
      version,
      write: async (tx, before) => {
        await updateCondition(tx, before, { withdrawn_at: new Date().toISOString() });
        await recheckEvents(tx, { companyId: before.companyId, employeeIds: null });
        return { entry: { detail: unseen(version) } };
      },
    }),
});

type Said = { [Name in keyof ConditionContent]?: ConditionContent[Name] | undefined };

/** What was said, with nothing where nothing was. */
function withUnsaid(said: Said): ConditionContent {
  const nothing = { place: '', placeNumber: '', sector: '', activities: '', note: '' } as const;
  return { ...nothing, agents: [], responsible: [], ...withoutUndefined(said) };
}

function withoutUndefined(said: Said) {
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  ) as Partial<ConditionContent>;
}

function shown({ id, name, absence, risks }: Awaited<ReturnType<typeof groupsOf>>[number]): ExposureGroup {
  return { id, name, absence, agents: agentsOf({ absence, risks }) };
}

/** The groups of every version that holds or is to hold, each as the last of them has it. */
async function groupsOf(db: Database, companyId: string) {
  const versions = await findProgrammesSince(db, companyId);
  return [...new Map(versions.flatMap(({ groups }) => groups.map((group) => [group.id, group] as const))).values()];
}

/** @throws 409 where other conditions of the group begin on the same day */
async function mustBeAlone(
  tx: Database,
  scope: Scope,
  { companyId, groupId, since, id }: Pick<Condition, 'companyId' | 'groupId' | 'since' | 'id'>,
): Promise<void> {
  const others = await listConditions(tx, scope, companyId);
  if (others.some((one) => one.groupId === groupId && one.since === since && one.id !== id)) {
    throw conflict('Este grupo já tem condições desde este dia: corrija aquelas, ou escolha outra data.');
  }
}

/** What the trail says of conditions: the texts, and of lists what is in them. */
function told({
  since,
  place,
  placeNumber,
  sector,
  activities,
  note,
  agents,
  responsible,
}: ConditionContent & { since: string }) {
  const [ofAgents, ofPeople] = [agents, responsible].map((list) => JSON.stringify(list));
  return { since, place, placeNumber, sector, activities, note, agents: ofAgents, responsible: ofPeople };
}
