import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { clockShift } from '../clock/clock.ts';
import { databasesOf, onPostgres, server } from './server.ts';

/** The run of the tests that takes its databases away when it ends; none in a journey or a measure. */
const testRun = process.env.TEST_RUN;

/** So large a database, in bytes, does not wait for the end of the run. */
const large = 50 * 2 ** 20;

/**
 * A PostgreSQL database of its own; `run` does something with it beside the product, `drop` says that nobody needs it any more.
 * @param flushes whether an answered write has been flushed to disk, as where the product runs
 * @param template the database that it is a copy of; without it there is nothing in it
 */
export async function createPostgres(flushes = false, template = 'template1') {
  const name = `${databasesOf(testRun ?? '')}${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onPostgres(server, async (client) => {
    await client.query(`create database ${name} template ${template}`);
    // It waits for no disk: what that would save is lost only when the database's own machine ends, which no test does.
    if (!flushes) await client.query(`alter database ${name} set synchronous_commit = off`);
    // What is there by that name is found first, and is the time of the tests.
    if (clockShift()) await client.query(`alter database ${name} set search_path = public, pg_catalog`);
  });
  if (clockShift()) await onPostgres(url.href, (client) => client.query(movedClock()));
  return {
    url: url.href,
    run: (statement: string) => onPostgres(url.href, async (client) => void (await client.query(statement))),
    drop: () => onPostgres(server, (client) => leave(client, name)),
  };
}

/** The only clock of the database that the product asks (`moment`). */
function movedClock(): string {
  return `create or replace function public.statement_timestamp() returns timestamptz language sql stable
    return pg_catalog.statement_timestamp() + ${clockShift()} * interval '1 millisecond'`;
}

/**
 * A database is some 700 files, and files that are made soon after others were removed cost some file systems several times
 * as much: what is small stays until the run has ended, without its connections (decision 88).
 */
async function leave(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query('select pg_database_size($1)::float8 as bytes', [name]);
  if (testRun && rows[0].bytes <= large)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  else await client.query(`drop database ${name} with (force)`);
}
