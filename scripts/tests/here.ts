import pg from 'pg';
import { startObjectStore } from '../object-store.ts';
import { nginxIsThere, pdfToolsAreThere } from '../packages.ts';

/** What the tests need of the machine, and what of them can be run on it. What can't is said in capitals, and is a failure in CI. */

export const defaultPostgres = 'postgres://postgres@127.0.0.1:5432/postgres';

/** The parts that can be run here: projects of Vitest, and of Playwright. */
export async function partsHere(): Promise<{ tests: string[]; journeys: string[] }> {
  const tests = ['unit', 'browser', 'long units', 'api on sqlite'];
  const hasPostgres = await postgresResponds();
  if (hasPostgres) tests.push('api on postgres');
  else skipped('POSTGRESQL NÃO RESPONDE: OS TESTES NO POSTGRESQL FORAM PULADOS (TEST_DATABASE_URL).');
  const hasStore = process.env.TEST_S3_ENDPOINT !== undefined || (await startObjectStore());
  if (hasStore) tests.push('documents on s3');
  else skipped('SEM ARMAZENAMENTO DE OBJETOS: OS TESTES NO S3 FORAM PULADOS (TEST_S3_ENDPOINT, ou Debian como root).');
  if (hasPostgres && hasStore) tests.push('faults');
  else skipped('SEM POSTGRESQL OU ARMAZENAMENTO DE OBJETOS: OS TESTES DE FALHAS FORAM PULADOS.');
  const hasNginx = await nginxIsThere();
  if (hasNginx) tests.push('behind nginx');
  else skipped('SEM NGINX E OPENSSL: O TESTE COM TLS FOI PULADO (Debian como root os instala).');
  if (await pdfToolsAreThere()) tests.push('checks of pdfs');
  else skipped('SEM POPPLER, QPDF E PDFBOX: OS TESTES QUE CONFEREM PDFS FORAM PULADOS (Debian como root os instala).');
  // The whole way is gone once: on two nodes where that is possible.
  const isCluster = hasNginx && hasPostgres && hasStore;
  if (!isCluster)
    skipped(
      'SEM NGINX, POSTGRESQL OU ARMAZENAMENTO DE OBJETOS: O CAMINHO INTEIRO SE FAZ EM UMA MÁQUINA, NÃO EM DOIS NÓS.',
    );
  return { tests, journeys: ['all screens', 'one machine', isCluster ? 'two nodes' : 'whole way'] };
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
