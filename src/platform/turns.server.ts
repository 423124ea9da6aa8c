import { setTimeout as wait } from 'node:timers/promises';

/** So long may work go on before others have their turn, and so long is that, in milliseconds: lists are asked for meanwhile. */
const [turnMs, pauseMs] = [2, 1];

/** Lets others have their turn whenever work has gone on for long enough. @returns what is called between two pieces of it */
export function turns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await wait(pauseMs);
    since = performance.now();
  };
}
