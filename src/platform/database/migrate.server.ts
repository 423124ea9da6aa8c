import { readdir } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type Database, hasTable } from './database.server.ts';

const ownMigrations = resolve(import.meta.dirname, '../../../migrations');

/** Data that a newer program has migrated. Its message is one line for whoever runs this one. */
export class NewerDataError extends Error {}

/**
 * Brings the schema up to date: every file of `migrations/` that has not run yet, in order of their names, all or none,
 * under a lock that makes a second process wait.
 * @param options `folder` holds them, as sources or built from them; `upTo` names the last one to run, if not all: the schema of
 * an earlier program
 * @throws {NewerDataError} when others than these have run
 * @throws what the failing migration threw; the schema is then as it was
 */
export async function migrate(
  db: Database,
  { folder = ownMigrations, upTo }: { folder?: string | undefined; upTo?: string | undefined } = {},
): Promise<void> {
  const migrations = await readMigrations(folder);
  mustKnow(migrations, [...(await migrationsOf(db)), ...(upTo ? [upTo] : [])]);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
}

/** The names of the migrations that have run, in their order. */
export async function migrationsOf(db: Database): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * For what works on data of this program or an earlier one.
 * @param run the migrations that have run on the data
 * @throws {NewerDataError} when it is of a newer one
 */
export async function refuseNewer(run: readonly string[]): Promise<void> {
  mustKnow(await readMigrations(ownMigrations), run);
}

function mustKnow(migrations: Record<string, Migration>, run: readonly string[]): void {
  const unknown = run.filter((name) => !(name in migrations)).at(-1);
  if (!unknown) return;
  const last = Object.keys(migrations).at(-1);
  throw new NewerDataError(
    `Os dados são de uma versão mais nova do Zelo (${unknown}; este programa vai até ${last}). Atualize o programa.`,
  );
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.*\.(ts|js)$/.test(file)).sort();
  const entries = files.map((file): [string, Migration] => {
    // Read when it runs: on a start all of them have, but for the first one.
    const read = (): Promise<Migration> => import(pathToFileURL(resolve(folder, file)).href);
    return [basename(file, extname(file)), { up: async (db) => (await read()).up(db) }];
  });
  return Object.fromEntries(entries);
}
