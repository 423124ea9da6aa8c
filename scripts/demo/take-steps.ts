import { dayIn } from '../../src/platform/contract/dates.ts';
import type { Clock } from './clock.ts';
import type { Step } from './world.ts';

/** So many documents are made ready while others are typeset. */
const mostAtOnce = 4;

/** Takes steps in the order of their times, each with the clock at its time; on no day is anything still under way from another. */
export async function takeSteps(steps: readonly Step[], clock: Clock): Promise<void> {
  let underWay: Promise<unknown>[] = [];
  let day = '';
  for (const { at, run, mayOverlap } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const on = dayIn(at.toISOString());
    if (on !== day || !mayOverlap || underWay.length >= mostAtOnce) {
      await Promise.all(underWay);
      underWay = [];
    }
    day = on;
    clock.goTo(at);
    if (mayOverlap) underWay.push(run());
    else await run();
  }
  await Promise.all(underWay);
}
