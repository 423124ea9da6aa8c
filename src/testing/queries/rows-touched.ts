import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';

/** A step of PostgreSQL's plan, as it went. */
type Step = {
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Node Type': string;
  Plans?: Step[];
};

/**
 * Runs what asks the database, then each query that it made once more to count the rows that each step of its plan came by
 * (nothing of that second time stays). The embedded engine tells its plan alone.
 */
export async function rowsTouchedBy(db: Database, ask: (db: Database) => Promise<unknown>) {
  const queries: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const onPostgres = process.env.TEST_ENGINE === 'postgres';
  const rollback = new Error('only looked at');
  let rows = 0;
  let plans = '';
  await ask(db.withPlugin(recorder));
  if (queries.length === 0) throw new Error('nothing was asked');
  const explain = onPostgres ? 'explain (analyze, format json)' : 'explain query plan';
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`select 1`.execute(tx);
      for (const node of queries) {
        const query = db.getExecutor().compileQuery(node, createQueryId());
        const found = await tx.executeQuery(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]));
        plans += `${JSON.stringify(found.rows)}\n`;
        if (onPostgres)
          rows += touched((found.rows as { 'QUERY PLAN': { Plan: Step }[] }[])[0]?.['QUERY PLAN'][0]?.Plan);
      }
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return { rows, plans };
}

function touched(step: Step | undefined): number {
  if (!step) throw new Error('PostgreSQL has told no plan');
  const each =
    (step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
  return each * (step['Actual Loops'] ?? 1) + (step.Plans ?? []).reduce((sum, below) => sum + touched(below), 0);
}
