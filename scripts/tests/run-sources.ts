import { runPart } from './parts.ts';
import { type Result, resultOf } from './result.ts';

/** What is looked for in the sources; knip reads again only what has changed. */
const checks = [
  ['formato', 'biome', ['ci', '.']],
  ['tipos do servidor', 'tsc', ['-p', 'tsconfig.server.json']],
  ['tipos das páginas', 'tsc', ['-p', 'tsconfig.web.json']],
  ['tipos das jornadas', 'tsc', ['-p', 'tsconfig.e2e.json']],
  ['código sem uso', 'knip', ['--cache', '--cache-location', '.cache/knip']],
] as const;

/** Format, lint, types and dead code: all that is wrong is seen at once. */
export async function runSources(): Promise<Result[]> {
  const routes = resultOf('tipos das rotas', await runPart('tipos das rotas', 'react-router', ['typegen']));
  const found = checks.map(async ([name, command, args]) => resultOf(name, await runPart(name, command, args)));
  return [routes, ...(await Promise.all(found))];
}
