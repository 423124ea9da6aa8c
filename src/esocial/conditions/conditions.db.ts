import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { type Condition, conditionContent } from './conditions.contract.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    esocial_conditions: {
      company_id: string;
      id: string;
      group_id: string;
      since: string;
      content: string;
      withdrawn_at: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

/** All conditions of a company that hold from some day on, the last first. */
export async function listConditions(db: Database, scope: Scope, companyId: string): Promise<Condition[]> {
  const rows = await standing(db, scope).where('company_id', '=', companyId).orderBy('since', 'desc').execute();
  return rows.map(conditionOf);
}

/** Conditions by their identifier; null for none. */
export async function findCondition(db: Database, scope: Scope, id: string): Promise<Condition | null> {
  const row = await standing(db, scope).where('id', '=', id).executeTakeFirst();
  return row ? conditionOf(row) : null;
}

/** All conditions of a company, the first first, for what is made of them. */
export async function conditionsOfCompany(db: Database, companyId: string): Promise<Condition[]> {
  const rows = await db
    .selectFrom('esocial_conditions')
    .select(['id', 'version', 'company_id as companyId', 'group_id as groupId', 'since', 'content'])
    .where('company_id', '=', companyId)
    .where('withdrawn_at', 'is', null)
    .orderBy('since')
    .execute();
  return rows.map(conditionOf);
}

/** The companies of which conditions begin on a day. */
export async function companiesWithConditionsOn(db: Database, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('esocial_conditions')
    .select('company_id as companyId')
    .distinct()
    .where('since', '=', day)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.map(({ companyId }) => companyId);
}

function standing(db: Database, scope: Scope) {
  return within(db.selectFrom('esocial_conditions'), scope)
    .select(['id', 'version', 'company_id as companyId', 'group_id as groupId', 'since', 'content'])
    .where('withdrawn_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof standing>['execute']>>[number];

function conditionOf({ content, ...row }: Row): Condition {
  return { ...row, ...conditionContent.parse(JSON.parse(content)) };
}

/** Writes down the conditions of a group. */
export async function insertCondition(tx: Database, condition: Omit<Condition, 'version'>): Promise<void> {
  const now = new Date().toISOString();
  const { companyId, id, groupId, since, ...content } = condition;
  await tx
    .insertInto('esocial_conditions')
    .values({
      ...{ company_id: companyId, id, group_id: groupId, since, content: JSON.stringify(content) },
      ...{ withdrawn_at: null, version: 1, created_at: now, updated_at: now },
    })
    .execute();
}

/** Writes what has become of conditions. */
export async function updateCondition(
  tx: Database,
  { companyId, id, version }: Pick<Condition, 'companyId' | 'id' | 'version'>,
  change: { since: string; content: string } | { withdrawn_at: string },
): Promise<void> {
  await tx
    .updateTable('esocial_conditions')
    .set({ ...change, version: version + 1, updated_at: new Date().toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
