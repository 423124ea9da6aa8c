import { afterAll } from 'vitest';
import { dayIn } from '../../platform/contract/dates.ts';
import { clockShift } from './clock.ts';

/**
 * For a file of tests about what happens today: its clock begins at noon of the practice's day and goes on from there, so that the day
 * does not end while they run. Called before anything in the file asks which day it is.
 */
export function keepDay(): void {
  const before = process.env.TEST_CLOCK_SHIFT;
  const machine = Date.now() - clockShift();
  const day = dayIn(process.env.TEST_CLOCK || new Date().toISOString());
  process.env.TEST_CLOCK_SHIFT = String(Date.parse(`${day}T12:00:00-03:00`) - machine);
  afterAll(() => {
    if (before === undefined) delete process.env.TEST_CLOCK_SHIFT;
    else process.env.TEST_CLOCK_SHIFT = before;
  });
}
