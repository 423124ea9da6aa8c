import { fileURLToPath } from 'node:url';
import './moved-date.ts';

/**
 * Lets a file of tests begin at the moment that `TEST_CLOCK` names, whenever it is run; its clock goes on from there. So
 * `npm run test:deep` makes the hour an input (decision 90).
 */
export function setClock(): void {
  if (!process.env.TEST_CLOCK) return;
  process.env.TEST_CLOCK_SHIFT = '0';
  process.env.TEST_CLOCK_SHIFT = String(Date.parse(process.env.TEST_CLOCK) - Date.now());
}

/** How much later it is than the machine says, in milliseconds: for a database, which has a clock of its own. */
export function clockShift(): number {
  return Number(process.env.TEST_CLOCK_SHIFT ?? 0);
}

/** The environment of a process that is to have the clock of the one that begins it. */
export function sameClock(): Record<string, string> {
  const { TEST_CLOCK_SHIFT, TZ } = process.env;
  if (!TEST_CLOCK_SHIFT) return {};
  const moved = fileURLToPath(new URL('./moved-date.ts', import.meta.url));
  return { TEST_CLOCK_SHIFT, NODE_OPTIONS: `--import=${moved}`, ...(TZ ? { TZ } : {}) };
}
