import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { wholePath } from '../browser-options.ts';
import { defaultPostgres } from './here.ts';

/** How each tool says its version, on whichever channel. */
const tools: readonly (readonly [program: string, ...args: string[]])[] = [
  ['nginx', '-v'],
  ['openssl', 'version'],
  ['pdftotext', '-v'],
  ['qpdf', '--version'],
  ['java', '-version'],
];

/** The versions of what the tests are run with beside the packages of the lock file, in one line; a tool that is missing is not in it. */
export async function toolVersions(): Promise<string> {
  const said = [[wholePath() ?? 'chromium', '--version'] as const, ...tools].map(([program, ...args]) => {
    const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    return (stdout || stderr || '').split('\n')[0]?.trim() ?? '';
  });
  return [`Node ${process.version}`, await postgresVersion(), ...said].filter((one) => one !== '').join(', ');
}

async function postgresVersion(): Promise<string> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL ?? defaultPostgres });
  try {
    await client.connect();
    const { rows } = await client.query('show server_version');
    return `PostgreSQL ${rows[0].server_version}`;
  } catch {
    return '';
  } finally {
    await client.end().catch(() => {});
  }
}
