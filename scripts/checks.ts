import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startObjectStore } from './object-store.ts';
import { nginxIsThere, pdfToolsAreThere } from './packages.ts';
import { root, step } from './steps.ts';

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
  ]);
  await step('Código sem uso', 'knip', []);
}

/** Copies and lost data begin whole processes, again and again: they take as long as all the others together. */
const slow = ['src/backup/**', 'src/app/start/**'];

/** The tests that need neither browser nor anything beside the product: units, and the API on the embedded engine. */
export async function quickTests(): Promise<void> {
  const left = slow.flatMap((files) => ['--exclude', files]);
  await step('Testes', 'vitest', ['run', '--project', 'unit', '--project', 'api on sqlite', ...left]);
}

/** Every test that needs no browser. */
export async function allTests(): Promise<void> {
  mkdirSync(resultsFolder, { recursive: true });
  await step('Testes', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(resultsFolder, 'vitest.json')}`,
    ...(await projects()),
  ]);
}

/** Leaves out, loudly, the tests whose database or store can't be had; in CI that is a failure. */
async function projects(): Promise<string[]> {
  const chosen = ['unit', 'api on sqlite'];
  if (await postgresResponds()) chosen.push('api on postgres');
  else skipped('POSTGRESQL NÃO RESPONDE: OS TESTES NO POSTGRESQL FORAM PULADOS (TEST_DATABASE_URL).');
  if (process.env.TEST_S3_ENDPOINT || (await startObjectStore())) chosen.push('documents on s3');
  else skipped('SEM ARMAZENAMENTO DE OBJETOS: OS TESTES NO S3 FORAM PULADOS (TEST_S3_ENDPOINT, ou Debian como root).');
  if (chosen.length === 4) chosen.push('faults');
  else skipped('SEM POSTGRESQL OU ARMAZENAMENTO DE OBJETOS: OS TESTES DE FALHAS FORAM PULADOS.');
  if (await nginxIsThere()) chosen.push('behind nginx');
  else skipped('SEM NGINX E OPENSSL: O TESTE COM TLS FOI PULADO (Debian como root os instala).');
  if (await pdfToolsAreThere()) chosen.push('checks of pdfs');
  else skipped('SEM POPPLER, QPDF E PDFBOX: OS TESTES QUE CONFEREM PDFS FORAM PULADOS (Debian como root os instala).');
  return chosen.flatMap((name) => ['--project', name]);
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
