import { ConfigError, loadDotEnv, readConfig } from '../src/platform/config.server.ts';
import { type Database, openDatabase } from '../src/platform/database/database.server.ts';
import { openStorage } from '../src/platform/storage/open-storage.server.ts';

/** The installation that the environment names, opened for a command beside the running server. */
export async function installation() {
  loadDotEnv();
  const config = readConfig(process.env);
  return { config, db: openDatabase(config), storage: (db: Database) => openStorage(config, db) };
}

/** Runs a command with its arguments; what goes wrong is one line and a failure. */
export async function runCommand(command: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    console.error(error instanceof ConfigError || error instanceof Error ? `${error.message}${code}` : error);
    process.exit(1);
  }
}
