/*
 * How often the suite tries what it tries by chance (properties, sequences of steps, hostile requests), and with which seed: the only
 * place that says so. `npm test` tries a quarter, of other cases each day; `npm run test:deep` tries all (decision 90).
 */

/** Whether all is tried. */
export const isDeep = process.env.TEST_DEPTH === 'deep';

/** That of the day, as 20261125, unless `SEED` gives another. */
export const seed = Number(process.env.SEED) || Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/**
 * Whether the day is one of something’s that is too dear to be tried daily: within so many days it comes once.
 * @param name what tells it from the others
 */
export function isOfToday(name: string, days: number): boolean {
  const sum = Array.from(name).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
  return (sum + seed) % days === 0;
}

/** @param whole how many rows a table has in `npm run test:deep`: a planner takes an index for a fifth of them too */
export function rows(whole: number): number {
  return isDeep ? whole : Math.ceil(whole / 5);
}

/** @param whole how often it is tried in `npm run test:deep` */
export function runs(whole: number): number {
  return isDeep ? whole : Math.ceil(whole / 4);
}
