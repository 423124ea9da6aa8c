import { Worker } from 'node:worker_threads';
import type { Question, Reply } from './reader-thread.server.ts';

/** Reads an SQLite file in a thread of its own: the server answers others meanwhile, however long it takes. */
export type Reader = {
  all: (text: string, values: Question['values']) => Promise<unknown[]>;
  end: () => void;
};

type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void };

/** A thread that nobody has asked for so long is given up, with its memory. */
const idleMs = 30_000;

/** A reader whose thread begins with the first question. It sees what was committed before it is asked. */
export function openReader(path: string): Reader {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const begun = new Worker(new URL('./reader-thread.server.ts', import.meta.url), { workerData: { path } });
    begun.unref();
    begun.on('message', (reply: Reply) => {
      const { resolve, reject } = waiting.get(reply.number) ?? {};
      waiting.delete(reply.number);
      if ('rows' in reply) resolve?.(reply.rows);
      else reject?.(Object.assign(new Error(reply.failure.message), reply.failure));
      if (waiting.size === 0) idle = setTimeout(end, idleMs).unref();
    });
    begun.on('error', (error) => giveUp(error instanceof Error ? error : new Error(String(error))));
    return begun;
  }

  function giveUp(error: Error): void {
    thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function end(): void {
    clearTimeout(idle);
    void thread?.terminate();
    giveUp(new Error('the database is closed'));
  }

  return {
    all: (text, values) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        asked += 1;
        waiting.set(asked, { resolve, reject });
        thread ??= begin();
        thread.postMessage({ number: asked, text, values } satisfies Question);
      }),
    end,
  };
}
