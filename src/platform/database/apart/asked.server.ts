import { Worker } from 'node:worker_threads';
import type { Answer, Asked, Question, Reply } from './asked-thread.server.ts';

/** A connection to an SQLite file in a thread of its own: the server answers others meanwhile, however long it takes. */
export type AskedThread = {
  ask: (text: string, values: Question['values']) => Promise<Answer>;
  end: () => void;
};

type Waiting = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/**
 * A connection whose thread begins with the first question. It sees what was committed before it is asked.
 * @param idleMs a thread that nobody has asked for so long is given up, with its memory, and another one begun with the next
 * question; null for one that holds a transaction, which nothing can go on with in another
 */
export function openAskedThread(asked: Asked, idleMs: number | null): AskedThread {
  const waiting = new Map<number, Waiting>();
  let questions = 0;
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const begun = new Worker(new URL('./asked-thread.server.ts', import.meta.url), { workerData: asked });
    begun.unref();
    begun.on('message', (reply: Reply) => {
      const { resolve, reject } = waiting.get(reply.number) ?? {};
      waiting.delete(reply.number);
      if ('rows' in reply) resolve?.(reply);
      else reject?.(Object.assign(new Error(reply.failure.message), reply.failure));
      if (waiting.size === 0 && idleMs !== null) idle = setTimeout(end, idleMs).unref();
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
    giveUp(closed());
  }

  return {
    ask: (text, values) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        if (!thread && questions > 0 && idleMs === null) return reject(closed());
        questions += 1;
        waiting.set(questions, { resolve, reject });
        thread ??= begin();
        thread.postMessage({ number: questions, text, values } satisfies Question);
      }),
    end,
  };
}

function closed(): Error {
  return new Error('the database is closed');
}
