import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Api } from '../src/testing/api.ts';

/** Where is issued, for whose people, and how many professionals there are to do it. */
export type Practice = { url: string; admin: Api['admin']; companyId: string; token: string; together: number };

/** How many of them issue at the same time, and how many documents each. */
export type Round = { people: number; times: number };

/**
 * Professionals who issue from a thread of their own, which works behind all others: their screens stand at other computers, and
 * take no time from the server.
 * @returns `issue`, which answers how many milliseconds each document took until it was open, and `end`
 */
export function issueApart(practice: Practice) {
  const thread = new Worker(new URL('./issuing-thread.ts', import.meta.url), { workerData: practice });
  return {
    async issue(round: Round): Promise<number[]> {
      thread.postMessage(round);
      const [times] = (await once(thread, 'message')) as [number[]];
      return times;
    },
    end: () => thread.terminate(),
  };
}
