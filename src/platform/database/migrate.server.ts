import { readdir } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.server.ts';

const ownMigrations = resolve(import.meta.dirname, '../../../migrations');

/**
 * Brings the schema up to date: every file of `migrations/` that has not run yet, in order of their names, all or none,
 * under a lock that makes a second process wait.
 * @throws what the failing migration threw; the schema is then as it was
 */
export async function migrate(db: Database, folder = ownMigrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(folder) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.*\.ts$/.test(file)).sort();
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const module: Migration = await import(pathToFileURL(resolve(folder, file)).href);
    return [basename(file, '.ts'), module];
  });
  return Object.fromEntries(await Promise.all(entries));
}
