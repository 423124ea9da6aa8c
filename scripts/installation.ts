import { type Config, readConfig } from '../src/app/config.server.ts';
import { mustHoldData } from '../src/app/start/data-folder.server.ts';
import { loadDotEnv } from '../src/app/start/dot-env.server.ts';
import { linesOf } from '../src/backup/contents.server.ts';
import { openDatabase, sqliteFile } from '../src/platform/database/database.server.ts';
import { isLocked } from '../src/platform/database/locked.server.ts';
import { refuseUnsound } from '../src/platform/database/sound-file.server.ts';
import { saysKeyMissing } from '../src/platform/storage/encryption-keys.server.ts';
import { openStorageWithoutLinks } from '../src/platform/storage/open-storage.server.ts';
import { isInstalled } from '../src/sign-in/installed.server.ts';

/** What the environment says, for a command beside the running server. */
export function settings(): Config {
  loadDotEnv();
  return readConfig(process.env);
}

/** The installation that the environment names, or the place for one. */
export async function installation(config = settings()) {
  mustHoldData(config.dataDir);
  return { config, db: openDatabase(config), storage: await openStorageWithoutLinks(config) };
}

/** The same where there must be data already, and sound ones. @throws when there are none */
export async function existingInstallation() {
  const config = settings();
  if (!config.databaseUrl) await mustHaveDatabase(config);
  const found = await installation(config);
  if (await isInstalled(found.db)) return found;
  throw noData(config.databaseUrl ? 'DATABASE_URL' : config.dataDir);
}

/** @throws when there is no embedded database in the data folder, or a damaged one; makes none */
export async function mustHaveDatabase(config: Config): Promise<void> {
  if (!(await refuseUnsound(sqliteFile(config)))) throw noData(config.dataDir);
}

function noData(where: string): Error {
  return new Error(`Não há dados em ${where}: nenhuma instalação foi iniciada lá.`);
}

/** Names documents whose files are not what was stored; the command then has failed, whatever else it has done. */
export function nameUnsound(unsound: Readonly<Record<string, string>>, heading: string): void {
  const [closed, damaged] = [true, false].map((isClosed) =>
    Object.fromEntries(Object.entries(unsound).filter(([, reason]) => saysKeyMissing(reason) === isClosed)),
  );
  name(damaged, heading, 'Arquivos danificados');
  name(closed, 'Destes falta a chave, e nada diz que estejam danificados:', 'Criptografia dos documentos');
}

function name(unsound: Readonly<Record<string, string>> = {}, heading: string, chapter: string): void {
  const lines = linesOf(unsound);
  if (lines.length === 0) return;
  console.error([heading, ...lines, `O que fazer: docs/operations.md, em ${chapter}.`].join('\n'));
  process.exitCode = 1;
}

function lineOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isLocked(error)) return 'Outro processo segura o banco de dados há mais de 30 s. Nada foi feito; tente de novo.';
  return 'code' in error ? `${error.message} (${String(error.code)})` : error.message;
}

/** Runs a command with its arguments; what goes wrong is one line and a failure. */
export async function runCommand(command: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    console.error(lineOf(error));
    process.exit(1);
  }
}
