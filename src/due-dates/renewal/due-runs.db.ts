import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    due_runs: {
      company_id: string;
      id: string;
      state: 'waiting' | 'running' | 'done';
      done: number;
      total: number;
      after_id: string | null;
      created_at: string;
    };
    due_checks: { id: string; checked_on: string };
  }
}

/** How far the computations for everybody of a company are, or of all within the scope, those that wait, too; null for none. */
export async function findProgress(db: Database, scope: Scope, { companyId }: { companyId?: string | undefined }) {
  const row = await within(db.selectFrom('due_runs'), scope)
    .select((eb) => eb.fn.count<number | string>('company_id').distinct().as('of'))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number | string>('done'), eb.lit(0)).as('done'))
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number | string>('total'), eb.lit(0)).as('total'))
    // Written out, as the index of those that are not done has it.
    .where(sql<boolean>`state <> 'done'`)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .executeTakeFirstOrThrow();
  const companies = Number(row.of);
  return companies === 0 ? null : { companies, done: Number(row.done), total: Number(row.total) };
}

/**
 * The run of a company that waits, a new one where none does. It is held until the transaction ends: it does not begin before
 * what made it necessary is there.
 */
export async function ensureWaiting(tx: Database, companyId: string): Promise<string> {
  const { id } = await tx
    .insertInto('due_runs')
    .values({ company_id: companyId, id: uuid(), state: 'waiting', done: 0, total: 0, created_at: now() })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        // Written out, as the index has it: a parameter would be no part of it.
        .where(sql<boolean>`state = 'waiting'`)
        .doUpdateSet((eb) => ({ state: eb.ref('excluded.state') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type Run = { id: string; companyId: string; done: number; afterId: string };

/** Lets a run begin, or go on where it was stopped; null where it is done. The waiting one is nobody's any more from now on. */
export async function beginRun(db: Database, { companyId, id }: Pick<Run, 'companyId' | 'id'>): Promise<Run | null> {
  const row = await db
    .updateTable('due_runs')
    .set({ state: 'running' })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '!=', 'done')
    .returning(['done', 'after_id as afterId'])
    .executeTakeFirst();
  return row ? { id, companyId, done: row.done, afterId: row.afterId ?? '' } : null;
}

/** How many people it is about. */
export async function noteTotal(db: Database, { companyId, id }: Run, total: number): Promise<void> {
  await db.updateTable('due_runs').set({ total }).where('company_id', '=', companyId).where('id', '=', id).execute();
}

/** Notes how far a run is. @returns false where somebody else has taken it over and is ahead */
export async function advanceRun(tx: Database, { companyId, id, afterId }: Run, to: Run): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('due_runs')
    .set({ done: to.done, after_id: to.afterId })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where((eb) => eb(eb.fn.coalesce('after_id', eb.val('')), '=', afterId))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A run is done; older ones of the company are forgotten. */
export async function endRun(tx: Database, { companyId, id }: Run): Promise<void> {
  await tx.deleteFrom('due_runs').where('company_id', '=', companyId).where('state', '=', 'done').execute();
  await tx
    .updateTable('due_runs')
    .set({ state: 'done' })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Runs that have not come to their end since a time: their task may have been lost, as by a restore. */
export async function unfinishedRuns(db: Database, before: string): Promise<{ id: string; companyId: string }[]> {
  return db
    .selectFrom('due_runs')
    .select(['id', 'company_id as companyId'])
    .where('state', '!=', 'done')
    .where('created_at', '<', before)
    .execute();
}

/** The day up to which beginning programmes were seen to; null where that was never done. */
export async function findCheckedDay(tx: Database): Promise<string | null> {
  const row = await tx.selectFrom('due_checks').select('checked_on').executeTakeFirst();
  return row?.checked_on ?? null;
}

export async function noteCheckedDay(tx: Database, day: string): Promise<void> {
  await tx
    .insertInto('due_checks')
    .values({ id: 'only', checked_on: day })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ checked_on: day }))
    .execute();
}

function now(): string {
  return new Date().toISOString();
}
