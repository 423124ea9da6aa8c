import pg from 'pg';
import { databasesOf, server } from './server.ts';

let client: pg.Client | undefined;
const ownRun = process.env.TEST_RUN ?? '';

/** For vitest, when a run of the tests begins: takes away what runs that were broken off have left. */
export async function setup(): Promise<void> {
  const connecting = new pg.Client({ connectionString: server, connectionTimeoutMillis: 60_000 });
  try {
    await connecting.connect();
  } catch {
    return; // Whatever needs PostgreSQL says so.
  }
  // Should it break, the run goes on; what it leaves goes with the next.
  connecting.on('error', () => {});
  client = connecting;
  // Held until the connection ends, however it ends: by it other runs know that this one is under way.
  await client.query('select pg_advisory_lock(hashtext($1))', [ownRun]);
  for (const run of await runsWithDatabases()) {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as over', [run]);
    if (run !== ownRun && rows[0].over) await dropAll(run);
  }
}

/** And when it ends: takes away what it has made. */
export async function teardown(): Promise<void> {
  if (!client) return;
  await dropAll(ownRun);
  await client.end();
}

async function runsWithDatabases(): Promise<string[]> {
  const { rows } = await query(
    "select distinct split_part(datname, '_', 3) as name from pg_database where datname ~ $1",
    ['^zelo_test_[0-9a-f]{12}_'],
  );
  return rows.map(({ name }) => name);
}

async function dropAll(run: string): Promise<void> {
  const { rows } = await query('select datname as name from pg_database where starts_with(datname, $1)', [
    databasesOf(run),
  ]);
  for (const { name } of rows) await query(`drop database if exists ${name} with (force)`);
}

async function query(text: string, values: string[] = []): Promise<pg.QueryResult<{ name: string }>> {
  if (!client) throw new Error('setup has not run');
  return client.query(text, values);
}
