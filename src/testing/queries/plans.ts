import { CompiledQuery, createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';

/** Runs what asks the database and answers the engine's plan of each query that it made, a step a line. */
export async function plansOf(db: Database, ask: (db: Database) => Promise<unknown>): Promise<string[]> {
  const queries: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask(db.withPlugin(recorder));
  if (queries.length === 0) throw new Error('nothing was asked');
  const executor = db.getExecutor();
  const explain = process.env.TEST_ENGINE === 'postgres' ? 'explain' : 'explain query plan';
  const plans: string[] = [];
  for (const node of queries) {
    const query = executor.compileQuery(node, createQueryId());
    const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]));
    plans.push(rows.map((row) => JSON.stringify(row)).join('\n'));
  }
  return plans;
}
