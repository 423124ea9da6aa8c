import { runPart } from './parts.ts';
import { type Result, resultOf } from './result.ts';

/** What is looked for in the sources; knip reads again only what has changed. */
const checks = [
  ['formato', 'biome', ['ci', '.']],
  ['tipos', 'tsc', ['-b', '--noEmit', '--builders', '1']],
  ['código sem uso', 'knip', ['--cache', '--cache-location', '.cache/knip']],
] as const;

/**
 * Format, lint, types and dead code: all that is wrong is seen in one run. One after the other: each has threads of its own, and several at
 * once take a processor's time several times over.
 */
export async function runSources(): Promise<Result[]> {
  const results = [resultOf('tipos das rotas', await runPart('tipos das rotas', 'react-router', ['typegen']))];
  for (const [name, command, args] of checks) results.push(resultOf(name, await runPart(name, command, args)));
  return results;
}
