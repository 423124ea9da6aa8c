import { Worker } from 'node:worker_threads';
import type { TypesetInput } from './typeset-input.ts';

/** What is asked of the thread, and what it answers. */
export type TypesetQuestion = { number: number; input: TypesetInput };
export type TypesetReply = { number: number } & ({ pdf: Uint8Array } | { failure: string });

export type Typesetter = { typeset: (input: TypesetInput) => Promise<Uint8Array>; end: () => Promise<void> };

type Waiting = { input: TypesetInput; resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void };

type Patience = {
  /** A thread that has not answered for so long hangs: it is ended, and its document is refused. */
  hungMs: number;
  /** A thread that nobody has asked for so long is given up, with its memory. */
  idleMs: number;
};

/** Documents one after another in a thread of their own, which begins with the first and is replaced when it fails. */
export function createTypesetter(thread: URL, patience: Patience = { hungMs: 120_000, idleMs: 300_000 }): Typesetter {
  const waiting: Waiting[] = [];
  let asked = 0;
  let worker: Worker | null = null;
  let current: { number: number; asks: Waiting; timer: NodeJS.Timeout } | null = null;
  let idle: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const begun = new Worker(thread);
    begun.on('message', (reply: TypesetReply) => {
      if (reply.number !== current?.number) return;
      const { asks } = settle();
      if ('pdf' in reply) asks.resolve(reply.pdf);
      else asks.reject(new Error(reply.failure));
      next();
    });
    begun.on('error', (error) => fail(begun, error instanceof Error ? error : new Error(String(error))));
    begun.on('exit', (code) => fail(begun, new Error(`the typesetting thread ended with ${code}`)));
    return begun;
  }

  /** A thread that is gone takes the document that it worked on with it; the others are done by the next one. */
  function fail(failed: Worker, error: Error): void {
    if (worker !== failed) return;
    worker = null;
    void failed.terminate();
    if (current) settle().asks.reject(error);
    next();
  }

  function settle(): { asks: Waiting } {
    if (!current) throw new Error('nothing is typeset');
    const { asks, timer } = current;
    clearTimeout(timer);
    current = null;
    return { asks };
  }

  function next(): void {
    if (current) return;
    const asks = waiting.shift();
    if (!asks) {
      rest();
      return;
    }
    clearTimeout(idle);
    worker ??= begin();
    const at = worker;
    // While a document is under way the process waits for it; a thread that rests keeps nobody.
    at.ref();
    asked += 1;
    const timer = setTimeout(() => fail(at, new Error('typesetting took too long')), patience.hungMs);
    current = { number: asked, asks, timer };
    at.postMessage({ number: asked, input: asks.input } satisfies TypesetQuestion);
  }

  function rest(): void {
    if (!worker) return;
    worker.unref();
    clearTimeout(idle);
    idle = setTimeout(giveUp, patience.idleMs).unref();
  }

  function giveUp(): Promise<unknown> {
    const given = worker;
    worker = null;
    return given?.terminate() ?? Promise.resolve();
  }

  return {
    typeset: (input) =>
      new Promise((resolve, reject) => {
        waiting.push({ input, resolve, reject });
        next();
      }),
    async end() {
      clearTimeout(idle);
      const ended = new Error('typesetting has ended');
      for (const { reject } of waiting.splice(0)) reject(ended);
      if (current) settle().asks.reject(ended);
      await giveUp();
    },
  };
}
