import { openDatabase } from '../../platform/database/database.server.ts';
import { migrate } from '../../platform/database/migrate.server.ts';
import { createPostgres } from './postgres.ts';
import { databasesOf, onPostgres, server } from './server.ts';

let template: Promise<string> | undefined;

/** A database of its own as `createPostgres` makes it, in which every migration has run: a copy of one that a run of the tests makes once. */
export async function createMigratedPostgres() {
  template ??= makeTemplate();
  const made = await createPostgres(false, await template);
  // What a migration makes by chance is of one database alone.
  await made.run("update secrets set value = encode(sha256(cast(cast(gen_random_uuid() as text) as bytea)), 'base64')");
  return made;
}

/** The first of the run's processes makes it, under a lock that the others wait for; `run-databases.ts` removes it. */
async function makeTemplate(): Promise<string> {
  const name = `${databasesOf(process.env.TEST_RUN ?? '')}template`;
  await onPostgres(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return;
    // It has its name when it is whole: one whose making was broken off is no template.
    const making = `${name}_making`;
    await client.query(`create database ${making}`);
    const url = new URL(server);
    url.pathname = `/${making}`;
    const db = openDatabase({ databaseUrl: url.href, dataDir: '' });
    await migrate(db).finally(() => db.destroy());
    await client.query(`alter database ${making} rename to ${name}`);
  });
  return name;
}
