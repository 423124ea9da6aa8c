import type { DatabaseConnection, Driver } from 'kysely';
import type { OwnLocks } from '../apart/own-locks.server.ts';
import { waiting, whileLocked } from '../locked.server.ts';

/**
 * SQLite's one connection, given to one call at a time. A call that finds the lock held by another process gives it back
 * while it waits: those that only read go on.
 * @param inner the driver whose connection it is
 * @param apart what else of this process may hold the lock
 */
export function retryingDriver(inner: Driver, apart: OwnLocks): Driver {
  const turn = turns();
  let connection: DatabaseConnection;
  /** Whether nothing has been done yet since the connection was given: only then can it be given away once more. */
  let isFresh = true;

  /** Who holds the connection for more than one statement tries again himself (`withoutFlush`). */
  async function patiently<Result>(attempt: () => Promise<Result>): Promise<Result> {
    if (!isFresh) return attempt();
    const once = () => {
      isFresh = false;
      return attempt();
    };
    return whileLocked(once, apart, async () => {
      turn.give();
      await waiting();
      await turn.take();
    });
  }

  return {
    async init(options) {
      await inner.init(options);
      const own = await inner.acquireConnection();
      connection = {
        executeQuery: (query, options) => patiently(() => own.executeQuery(query, options)),
        streamQuery: (query, size, options) => own.streamQuery(query, size, options),
      };
    },
    async acquireConnection() {
      await turn.take();
      isFresh = true;
      return connection;
    },
    beginTransaction: (_, settings) => inner.beginTransaction(connection, settings),
    commitTransaction: () => inner.commitTransaction(connection),
    rollbackTransaction: () => inner.rollbackTransaction(connection),
    savepoint: async (_, name, compile) => inner.savepoint?.(connection, name, compile),
    rollbackToSavepoint: async (_, name, compile) => inner.rollbackToSavepoint?.(connection, name, compile),
    releaseSavepoint: async (_, name, compile) => inner.releaseSavepoint?.(connection, name, compile),
    async releaseConnection() {
      turn.give();
    },
    destroy: (options) => inner.destroy(options),
  };
}

/** One holder at a time, in the order in which they came. */
function turns() {
  const waitingForIt: (() => void)[] = [];
  let isTaken = false;
  return {
    async take(): Promise<void> {
      if (isTaken) await new Promise<void>((next) => waitingForIt.push(next));
      isTaken = true;
    },
    give(): void {
      const next = waitingForIt.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
