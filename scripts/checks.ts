import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startObjectStore } from './object-store.ts';
import { nginxIsThere, pdfToolsAreThere } from './packages.ts';
import { root, runStep, step } from './steps.ts';

const defaultPostgres = 'postgres://postgres@127.0.0.1:5432/postgres';

/** Where the test runners leave what they counted. */
export const resultsFolder = join(root, '.cache/results');

/** Format, lint, types and dead code. */
export async function checkSources(): Promise<void> {
  await step('Formato e estilo', 'biome', ['ci', '.']);
  await step('Tipos das rotas', 'react-router', ['typegen']);
  await Promise.all([
    step('Tipos do servidor', 'tsc', ['-p', 'tsconfig.server.json']),
    step('Tipos das páginas', 'tsc', ['-p', 'tsconfig.web.json']),
    step('Tipos das jornadas', 'tsc', ['-p', 'tsconfig.e2e.json']),
    step('Código sem uso', 'knip', []),
  ]);
}

/** Copies and lost data begin whole processes, again and again; what is `.long.` takes many seconds of a processor. */
const long = ['src/backup/**', 'src/app/start/**', '**/*.long.api.test.ts'];

/** The tests that need neither browser nor much time, nor anything beside the product: units, and the API on the embedded engine. */
export async function quickTests(): Promise<void> {
  const left = long.flatMap((files) => ['--exclude', files]);
  await step('Testes', 'vitest', ['run', '--project', 'unit', '--project', 'api on sqlite', ...left]);
}

/**
 * Every test that needs no browser. Those of faults wait most of their time, for leases, outages and new starts: one after
 * the other, but beside all the others, for which the machine is busy.
 * @returns how many have passed
 */
export async function allTests(): Promise<number> {
  mkdirSync(resultsFolder, { recursive: true });
  const chosen = await projects();
  const parts = [chosen.filter((name) => name !== 'faults'), chosen.filter((name) => name === 'faults')];
  console.log('\n── Testes');
  const passed = await Promise.all(parts.filter((names) => names.length > 0).map(testsOf));
  if (passed.includes(null)) {
    console.error('\n✗ Testes');
    process.exit(1);
  }
  return passed.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

/** @returns how many tests of these projects have passed; null when one has not */
async function testsOf(projectNames: readonly string[]): Promise<number | null> {
  const counted = join(resultsFolder, `${projectNames.at(-1)}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${counted}`];
  const args = ['run', ...reporters, ...projectNames.flatMap((name) => ['--project', name])];
  const code = await runStep('vitest', args, { stdio: ['inherit', 'pipe', 'inherit'] });
  return code === 0 ? JSON.parse(readFileSync(counted, 'utf8')).numPassedTests : null;
}

/** Leaves out, loudly, the tests whose database or store can't be had; in CI that is a failure. */
async function projects(): Promise<string[]> {
  const chosen = ['unit', 'long units', 'browser', 'api on sqlite'];
  if (await postgresResponds()) chosen.push('api on postgres');
  else skipped('POSTGRESQL NÃO RESPONDE: OS TESTES NO POSTGRESQL FORAM PULADOS (TEST_DATABASE_URL).');
  if (process.env.TEST_S3_ENDPOINT || (await startObjectStore())) chosen.push('documents on s3');
  else skipped('SEM ARMAZENAMENTO DE OBJETOS: OS TESTES NO S3 FORAM PULADOS (TEST_S3_ENDPOINT, ou Debian como root).');
  if (chosen.length === 6) chosen.push('faults');
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
