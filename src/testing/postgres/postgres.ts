import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { server } from './server.ts';

/**
 * A PostgreSQL database of its own; `run` does something with it beside the product, `drop` removes it.
 * @param flushes whether an answered write has been flushed to disk, as where the product runs
 * @param template the database that it is a copy of; without it there is nothing in it
 */
export async function createPostgres(flushes = false, template = 'template1') {
  const name = `zelo_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await run(server, [
    `create database ${name} template ${template}`,
    // It waits for no disk: what that would save is lost only when the database's own machine ends, which no test does.
    ...(flushes ? [] : [`alter database ${name} set synchronous_commit = off`]),
  ]);
  return {
    url: url.href,
    run: (statement: string) => run(url.href, [statement]),
    drop: () => run(server, [`drop database ${name} with (force)`]),
  };
}

async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
