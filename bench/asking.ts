import { type Database, openDatabase } from '../src/platform/database/database.server.ts';
import { type Api, apiAt } from '../src/testing/api.ts';
import { createPostgres } from '../src/testing/postgres/postgres.ts';
import { type RunningServer, startServer } from '../src/testing/start-process.ts';
import { median, type Row } from './row.ts';

export type Engine = 'sqlite' | 'postgres';

/**
 * Starts the product on an engine and lets it be asked; whatever it needs is gone afterwards.
 * @param options.flushes whether PostgreSQL flushes what it answers, as it usually does
 * @param options.settings of the server, beside its own
 */
export async function onServer<Result>(
  engine: Engine,
  work: (api: Api, db: Database, server: RunningServer) => Promise<Result>,
  { flushes = false, settings = {} }: { flushes?: boolean; settings?: Record<string, string> } = {},
): Promise<Result> {
  process.env.TEST_ENGINE = engine;
  const database = engine === 'postgres' ? await createPostgres(flushes) : null;
  const server = await startServer({
    LOG_LEVEL: 'info',
    ...settings,
    ...(database ? { DATABASE_URL: database.url } : {}),
  });
  const db = openDatabase(server.place);
  try {
    return await work(apiAt(server.url, server.admin), db, server);
  } finally {
    await db.destroy();
    await server.stop();
    await database?.drop();
  }
}

/** The answer to what is read, which has to be one. */
export async function mustAnswer(api: Api, path: string, as: string) {
  const response = await api.call('GET', path, { as });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.body;
}

/** How many milliseconds a piece of work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The medians of what is asked in turns, so that what else the machine does hits all. */
export async function inTurns(rounds: number, asked: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[][] = asked.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [at, ask] of asked.entries()) times[at]?.push(await timed(ask));
  }
  return times.map(median);
}

/** A line that says how much longer something takes where there is much than where there is little. */
export function flatness(what: string, against: string, floor = Number.NaN, product = Number.NaN): Row {
  return {
    what,
    floor: `${floor.toFixed(2)} ms ${against}`,
    product: `${product.toFixed(2)} ms`,
    result: (product / floor).toFixed(2),
    goal: '≤ 1,5',
    met: product / floor <= 1.5,
  };
}
