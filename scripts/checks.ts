import { matchesGlob } from 'node:path';
import pg from 'pg';
import { startObjectStore } from './object-store.ts';
import { nginxIsThere, pdfToolsAreThere } from './packages.ts';
import type { Green } from './suite/green.ts';
import { runVitest, testFiles } from './suite/run-vitest.ts';
import type { Suite } from './suite/suite.ts';

const defaultPostgres = 'postgres://postgres@127.0.0.1:5432/postgres';

/** Format, lint, types and dead code, beside whatever else there is to do. */
export async function checkSources({ run }: Suite): Promise<void> {
  const tool = (title: string, command: string, ...args: string[]) =>
    run({ title, command, args }, { holdsSlot: true });
  await Promise.all([
    tool('formato e estilo', 'biome', 'ci', '.'),
    tool('tipos das rotas', 'react-router', 'typegen').then(() =>
      Promise.all([
        tool('tipos do servidor', 'tsc', '-p', 'tsconfig.server.json'),
        tool('tipos das páginas', 'tsc', '-p', 'tsconfig.web.json'),
        tool('tipos das jornadas', 'tsc', '-p', 'tsconfig.e2e.json'),
        tool('código sem uso', 'knip'),
      ]),
    ),
  ]);
}

/** Copies and lost data begin whole processes, again and again; what is `.long.` takes many seconds of a processor. */
const long = ['src/backup/**', 'src/app/start/**', '**/*.long.api.test.ts'];

/** Of other projects than those of the quick tests. */
const others = ['**/*.long.test.ts', 'src/process/**', '**/pdf-tools.test.ts', ...long];

/** The tests that need neither browser nor much time, nor anything beside the product: units, and the API on the embedded engine. */
export function quickTests(suite: Suite, green: Green | null): Promise<void> {
  const files = testFiles().filter((file) => !others.some((pattern) => matchesGlob(file, pattern)));
  const run = {
    title: 'testes',
    projects: ['unit', 'api on sqlite'],
    files,
    leftOut: long,
    slots: 'each file',
  } as const;
  // None of them starts the server as it is built.
  return runVitest(suite, { ...run, env: { TEST_WITHOUT_PROGRAM: 'true' } }, green);
}

/**
 * Every test of vitest. Those of faults wait most of their time, for leases, outages and new starts: one after the other, but
 * beside all the others, for which the machine is busy.
 */
export async function allTests(suite: Suite, chosen: readonly string[], green: Green | null): Promise<void> {
  const isFault = (file: string) => file.startsWith('src/process/faults/');
  const files = testFiles();
  const faults = { title: 'falhas', projects: ['faults'], files: files.filter(isFault), slots: 'none' } as const;
  const projects = chosen.filter((name) => name !== 'faults');
  const rest = files.filter((file) => !isFault(file));
  await Promise.all([
    chosen.includes('faults') ? runVitest(suite, faults, green) : undefined,
    runVitest(suite, { title: 'testes', projects, files: rest, slots: 'each file' }, green),
  ]);
}

/** The projects of vitest. Leaves out, loudly, those whose database or store can't be had; in CI that is a failure. */
export async function projects(): Promise<string[]> {
  const chosen = ['unit', 'long units', 'api on sqlite'];
  if (await postgresResponds()) chosen.push('api on postgres');
  else skipped('POSTGRESQL NÃO RESPONDE: OS TESTES NO POSTGRESQL FORAM PULADOS (TEST_DATABASE_URL).');
  if (process.env.TEST_S3_ENDPOINT || (await startObjectStore())) chosen.push('documents on s3');
  else skipped('SEM ARMAZENAMENTO DE OBJETOS: OS TESTES NO S3 FORAM PULADOS (TEST_S3_ENDPOINT, ou Debian como root).');
  if (chosen.length === 5) chosen.push('faults');
  else skipped('SEM POSTGRESQL OU ARMAZENAMENTO DE OBJETOS: OS TESTES DE FALHAS FORAM PULADOS.');
  if (await nginxIsThere()) chosen.push('behind nginx');
  else skipped('SEM NGINX E OPENSSL: O TESTE COM TLS FOI PULADO (Debian como root os instala).');
  if (await pdfToolsAreThere()) chosen.push('checks of pdfs');
  else skipped('SEM POPPLER, QPDF E PDFBOX: OS TESTES QUE CONFEREM PDFS FORAM PULADOS (Debian como root os instala).');
  return chosen;
}

/** Says in capitals what is left out; with CI=true that ends the task. */
export function skipped(message: string): void {
  console.log(`\n${message}`);
  if (process.env.CI !== 'true') return;
  console.error('Com CI=true isso é uma falha.');
  process.exit(1);
}

/** Whether the tests' PostgreSQL can be reached. */
export async function postgresResponds(): Promise<boolean> {
  const connectionString = process.env.TEST_DATABASE_URL ?? defaultPostgres;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 60_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
