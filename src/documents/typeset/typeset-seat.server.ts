import { Worker } from 'node:worker_threads';
import type { Typesettable } from './typeset-input.ts';

/** What is asked of a thread, and what it answers. */
export type TypesetQuestion = { number: number; input: Typesettable };
export type TypesetReply = { number: number } & ({ pdf: Uint8Array } | { failure: string });

/** A document that is to be typeset. */
export type Asked = { input: Typesettable; resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void };

export type SeatPatience = {
  /** A thread that has not answered for so long hangs: it is ended, and its document is refused. */
  hungMs: number;
  /** A thread that nobody has asked for so long is given up, with its memory. */
  idleMs: number;
  /** A document that has taken so long lets another thread do those behind it. */
  slowMs: number;
};

/** Where one document at a time is typeset. */
export type Seat = {
  state: () => 'free' | 'busy' | 'slow';
  /** Whether its thread has begun. */
  isWarm: () => boolean;
  /** Begins its thread, before anything is asked of it. */
  warm: () => void;
  take: (asked: Asked) => void;
  end: (why: Error) => Promise<unknown>;
};

/**
 * One thread and the document that it works on: it begins with the first document and is replaced when it fails.
 * @param onChange called when the seat is free again, and when its document has become slow
 */
export function createSeat(thread: URL, patience: SeatPatience, onChange: () => void): Seat {
  let questions = 0;
  let worker: Worker | null = null;
  let current: { number: number; asked: Asked; timers: NodeJS.Timeout[]; isSlow: boolean } | null = null;
  let idle: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const begun = new Worker(thread);
    begun.on('message', (reply: TypesetReply) => {
      if (reply.number !== current?.number) return;
      const asked = takeCurrent();
      if ('pdf' in reply) asked.resolve(reply.pdf);
      else asked.reject(new Error(reply.failure));
      rest();
      onChange();
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
    if (current) takeCurrent().reject(error);
    onChange();
  }

  function takeCurrent(): Asked {
    if (!current) throw new Error('nothing is typeset');
    const { asked, timers } = current;
    for (const timer of timers) clearTimeout(timer);
    current = null;
    return asked;
  }

  function rest(): void {
    worker?.unref();
    clearTimeout(idle);
    idle = setTimeout(giveUp, patience.idleMs).unref();
  }

  function giveUp(): Promise<unknown> {
    const given = worker;
    worker = null;
    return given?.terminate() ?? Promise.resolve();
  }

  return {
    state: () => (current === null ? 'free' : current.isSlow ? 'slow' : 'busy'),
    isWarm: () => worker !== null,
    warm() {
      worker ??= begin();
      if (!current) rest();
    },
    take(asked) {
      clearTimeout(idle);
      worker ??= begin();
      const at = worker;
      // While a document is under way the process waits for it; a thread that rests keeps nobody.
      at.ref();
      questions += 1;
      const mine = {
        ...{ number: questions, asked, isSlow: false },
        timers: [
          setTimeout(() => fail(at, new Error('typesetting took too long')), patience.hungMs),
          setTimeout(() => {
            mine.isSlow = true;
            onChange();
          }, patience.slowMs),
        ],
      };
      current = mine;
      at.postMessage({ number: mine.number, input: asked.input } satisfies TypesetQuestion);
    },
    end(why) {
      clearTimeout(idle);
      if (current) takeCurrent().reject(why);
      return giveUp();
    },
  };
}
