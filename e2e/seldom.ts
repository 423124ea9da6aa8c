import { isDeep, isOfToday } from '../src/testing/chance/chance.ts';
import { test } from './fixtures.ts';

type Journey = Parameters<typeof test>[2];

/**
 * A journey of what seldom happens, whose rule other tests have too: all of them in `npm run test:deep`, and in `npm test` a fifth,
 * another one each day (decision 161).
 */
export function seldom(title: string, journey: Journey): void {
  if (isOfToday(title, 5)) test(title, journey);
}

/** At both widths in `npm run test:deep`; else at the one that leaves less room, for the walk of all screens sees both. */
export const widths: readonly number[] = isDeep ? [1440, 390] : [390];
