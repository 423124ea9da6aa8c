import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { toSqlite } from '../sqlite.server.ts';
import { openAskedThread } from './asked.server.ts';

/**
 * SQLite in a thread of its own: each statement of a transaction that takes seconds, and its wait for the disk, keeps nobody
 * waiting who only reads. What is announced on it is heard by nobody.
 */
export function apartDialect(path: string): Dialect {
  const { ask, end } = openAskedThread({ path, readOnly: false }, null);
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { rows, changes } = await ask(sql, parameters.map(toSqlite));
      return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
    },
    // biome-ignore lint/correctness/useYield: nothing is streamed from a transaction apart
    async *streamQuery() {
      throw new Error('a transaction apart does not stream');
    },
  };
  const say = (text: string) => async () => {
    await connection.executeQuery(CompiledQuery.raw(text));
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      // It takes the write lock at once: one that reads first and writes later would fail, not wait.
      beginTransaction: say('begin immediate'),
      commitTransaction: say('commit'),
      // A full disk ends a transaction by itself: that is told, not that there is none left. The connection ends with it.
      rollbackTransaction: () => say('rollback')().catch(() => {}),
      releaseConnection: async () => {},
      destroy: async () => end(),
    }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
