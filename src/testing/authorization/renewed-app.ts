import { cpSync, rmSync } from 'node:fs';
import type { createPostgres } from '../postgres/postgres.ts';
import { makePlace, startAppAt, type TestApp } from '../start-app.ts';

type Postgres = Awaited<ReturnType<typeof createPostgres>>;

/**
 * A server whose records are made once: `renew` ends the one that runs and starts another on the same records, whatever
 * has become of them, in a tenth of the time that making them takes. Its files stand in a folder.
 * @param prepare makes the records; its answer holds for every server, tokens too
 */
export async function startRenewedApp<Made>(prepare: (app: TestApp) => Promise<Made>) {
  const place = await makePlace();
  let app = await startAppAt(place);
  const made = await prepare(app);
  const leave = async () => {
    await app.end();
    await app.db.destroy();
  };
  await leave();
  const kept = `${place.dataDir}-kept`;
  cpSync(place.dataDir, kept, { recursive: true });
  if (place.database) await keepRows(place.database);
  app = await startAppAt(place);
  return {
    made,
    app: () => app,
    async renew(): Promise<void> {
      await leave();
      rmSync(place.dataDir, { recursive: true });
      cpSync(kept, place.dataDir, { recursive: true });
      if (place.database) await putRowsBack(place.database);
      app = await startAppAt(place);
    },
    async stop(): Promise<void> {
      await app.stop();
      rmSync(kept, { recursive: true });
    },
  };
}

const ofEachTable = (statements: string) => `do $$
  declare of record;
  begin
    for of in select tablename as it from pg_tables where schemaname = 'public' loop ${statements} end loop;
  end $$`;

const keepRows = ({ run }: Postgres) =>
  run(`create schema kept; ${ofEachTable("execute format('create table kept.%1$I as table public.%1$I', of.it);")}`);

/** A database that is copied from a template or truncated waits for the disk, seconds long; rows that are put back do not. */
const putRowsBack = ({ run }: Postgres) =>
  // A replica takes rows without a word of triggers and keys, which refuse what no user may do.
  run(
    `set session_replication_role = replica; ${ofEachTable(`
    execute format('delete from public.%I', of.it);
    execute format('insert into public.%1$I table kept.%1$I', of.it);`)}`,
  );
