import type pg from 'pg';
import { type PostgresAddress, parsePostgresAddress } from './postgres-address.rules.ts';

/** How long one server may take to say what it is, in milliseconds. */
const patience = 3_000;

/** Says that another server takes the writes from now on: which of them, by its place in `DATABASE_URL` (it holds a password). */
export type OnMoved = (moved: { server: number; of: number }) => void;

/** What gives connections to the server that takes writes, whichever that is. */
export type PrimaryPool = {
  connect: () => Promise<pg.PoolClient>;
  end: () => Promise<void>;
  options: object;
  /** A server has refused to write: it is asked anew which one does. */
  doubt: () => void;
  present: () => pg.Pool;
};

/**
 * Connections to the one of several servers that takes writes. When it is gone, or has become a standby, the others are asked
 * in their order, once for all who wait.
 * @param open a pool of one server
 */
export async function primaryPool(
  { servers }: PostgresAddress,
  open: (url: string) => pg.Pool,
  onMoved: OnMoved,
): Promise<PrimaryPool> {
  let url = (await findPrimary(servers).catch(() => null)) ?? servers[0] ?? '';
  let pool = open(url);
  let looking: Promise<void> | null = null;
  let isDoubtful = false;

  async function look(): Promise<void> {
    const found = await findPrimary(servers);
    isDoubtful = false;
    if (found === url) return;
    const former = pool;
    [url, pool] = [found, open(found)];
    onMoved({ server: servers.indexOf(found) + 1, of: servers.length });
    void former.end().catch(() => {}); // What is under way there ends, or has broken already.
  }

  function lookOnce(): Promise<void> {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }

  async function connect(): Promise<pg.PoolClient> {
    if (isDoubtful) await lookOnce();
    try {
      return await pool.connect();
    } catch (error) {
      await lookOnce().catch(() => {
        throw error; // Why the one that is known does not answer says more.
      });
      return pool.connect();
    }
  }

  return {
    connect,
    end: () => pool.end(),
    options: {},
    doubt: () => {
      isDoubtful = true;
    },
    present: () => pool,
  };
}

/** The address of the server that takes writes. @throws what the last of them said when none does */
async function findPrimary(servers: readonly string[]): Promise<string> {
  let failure: unknown = null;
  for (const url of servers) {
    try {
      if (await takesWrites(url)) return url;
    } catch (error) {
      failure = error;
    }
  }
  throw failure ?? Object.assign(new Error('no server takes writes'), { code: '57P03' });
}

async function takesWrites(url: string): Promise<boolean> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience });
  client.on('error', () => {}); // It is known by its answer.
  try {
    await client.connect();
    const { rows } = await client.query<{ only: string }>(`select current_setting('transaction_read_only') as only`);
    return rows[0]?.only === 'off';
  } finally {
    await client.end().catch(() => {});
  }
}

/** The one server of `DATABASE_URL` on which a connection of its own is made now: the first, or the one that takes writes. */
export async function presentServer(databaseUrl: string): Promise<string> {
  const { servers, mustWrite } = parsePostgresAddress(databaseUrl);
  const [first = databaseUrl] = servers;
  return servers.length > 1 || mustWrite ? findPrimary(servers) : first;
}
