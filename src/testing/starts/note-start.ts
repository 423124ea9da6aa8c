import { appendFileSync } from 'node:fs';

/** Notes in the file that `TEST_STARTS` names that a test begins the whole product: `npm test` tells how often, and for which files. */
export function noteStart(): void {
  const notes = process.env.TEST_STARTS;
  if (!notes) return;
  const [file = 'elsewhere'] = /(?:src|e2e)\/[\w./-]+\.(?:test|e2e)\.ts/.exec(new Error().stack ?? '') ?? [];
  appendFileSync(notes, `${file}\n`);
}
