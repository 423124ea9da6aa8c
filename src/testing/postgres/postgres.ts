import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * An empty PostgreSQL database of its own; `run` does something with it beside the product, `drop` removes it.
 * @param flushes whether an answered write has been flushed to disk, as where the product runs
 */
export async function createPostgres(flushes = false) {
  const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const name = `zelo_test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  // It waits for no disk: what that would save is lost only when the database's own machine ends, which no test does.
  if (!flushes) await run(server, `alter database ${name} set synchronous_commit = off`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    run: (statement: string) => run(url.href, statement),
    drop: () => run(server, `drop database ${name} with (force)`),
  };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
