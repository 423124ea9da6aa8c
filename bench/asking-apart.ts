import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What is asked, of which server and by whom. */
export type Asked = { url: string; path: string; token: string };

/** What the thread is told of the time in which its answers count. */
export type Stretch = 'begins' | 'ends';

/**
 * Asks the same again and again, with a breath between, from a thread of its own: what is timed is what the server takes for it,
 * not what else the measurement has to do.
 * @returns `during`, which answers how many milliseconds each answer took while something else was under way, and `end`
 */
export function askApart(asked: Asked) {
  const thread = new Worker(new URL('./asked-apart.ts', import.meta.url), { workerData: asked });
  const tell = (stretch: Stretch) => thread.postMessage(stretch);
  return {
    async during(work: () => Promise<unknown>): Promise<number[]> {
      tell('begins');
      await work();
      tell('ends');
      const [times] = (await once(thread, 'message')) as [number[]];
      return times;
    },
    end: () => thread.terminate(),
  };
}
