import { startWorker } from '../../platform/jobs/worker.server.ts';
import { createMigratedPostgres } from '../postgres/migrated.ts';
import { makePlace, startAppAt, type TestApp } from '../start-app.ts';
import { type RunningProcess, type RunningServer, startServer } from '../start-process.ts';
import type { CrashAt } from './crash-at.ts';

/** The engines that a test of several nodes runs on, as its name calls them. */
export type Engine = 'SQLite' | 'PostgreSQL';

export type Node = Awaited<ReturnType<typeof startNode>>;

/**
 * The product in the process of the test, with other processes beside it on the same data: what is killed is one of those, and
 * what makes the records and looks at what is left costs no start.
 * @param parts `store` is where the files are if not in the data folder
 */
export async function startNode(
  engine: Engine,
  settings: Record<string, string> = {},
  { store = {} }: { store?: Record<string, string> } = {},
) {
  const given = { ...settings, ...store };
  const place = await makePlace(engine === 'PostgreSQL' ? 'postgres' : 'sqlite', createMigratedPostgres);
  const app = await startAppAt(place, given);
  const started: RunningProcess[] = [];
  const working: (() => Promise<void>)[] = [];
  const data = { DATA_DIR: place.dataDir, DATABASE_URL: place.database?.url ?? '' };
  return {
    ...app,
    place,
    /** Takes jobs as a node does; until then nothing but `workDueJobs` does here. */
    work(): void {
      working.push(startWorker(app.workshop));
    },
    /** Starts a process on the same data, which dies at the crash point if there is one. */
    async beside(diesAt?: CrashAt, own: Record<string, string> = {}): Promise<RunningProcess> {
      const server = await startServer({ LOG_LEVEL: 'fatal', ...data, ...given, ...own }, { diesAt });
      started.push(server);
      return server;
    },
    async stop(): Promise<void> {
      await Promise.all(started.map((server) => server.end('SIGKILL')));
      await Promise.all(working.map((endWork) => endWork()));
      await app.stop();
    },
  };
}

/** What a node that has died was at is another's from now on, as if its leases were over. */
export async function endLeases({ db }: Pick<TestApp, 'db'>, { pid }: RunningServer): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ due_at: new Date(Date.now() - 1_000).toISOString() })
    .where('lease', 'like', `${pid}:%`)
    .execute();
}
