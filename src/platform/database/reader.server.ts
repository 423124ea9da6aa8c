import { openAskedThread } from './apart/asked.server.ts';
import type { Question } from './apart/asked-thread.server.ts';

/** Reads an SQLite file in a thread of its own: the server answers others meanwhile, however long it takes. */
export type Reader = {
  all: (text: string, values: Question['values']) => Promise<unknown[]>;
  end: () => void;
};

/** A thread that nobody has asked for so long is given up, with its memory. */
const idleMs = 30_000;

/** A reader whose thread begins with the first question. */
export function openReader(path: string): Reader {
  const { ask, end } = openAskedThread({ path, readOnly: true }, idleMs);
  return { all: async (text, values) => (await ask(text, values)).rows, end };
}
