import { postgresResponds, skipped } from './checks.ts';
import { startObjectStore } from './object-store.ts';
import { nginxIsThere } from './packages.ts';

/**
 * What the journey on two nodes needs: PostgreSQL, an object store and nginx. Where they are, the whole way is gone there, else on
 * one machine.
 * @returns the journeys that can be run here; what is left out is said in capitals, and is a failure in CI
 */
export async function journeys(): Promise<string[]> {
  if (
    (await nginxIsThere()) &&
    (await postgresResponds()) &&
    (process.env.TEST_S3_ENDPOINT || (await startObjectStore()))
  )
    return ['--project', 'two nodes', '--project', 'one machine'];
  skipped('SEM NGINX, POSTGRESQL OU ARMAZENAMENTO DE OBJETOS: A JORNADA EM DOIS NÓS FOI PULADA.');
  return ['--project', 'one machine', '--project', 'whole way'];
}
