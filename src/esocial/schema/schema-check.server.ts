import { Worker } from 'node:worker_threads';
import { esocialSchemas } from '../../reference/reference-lookups.server.ts';

/** An event and the file of its official schema. */
export type SchemaEvent = { schema: string; xml: string };

/** What is asked of the thread, and what it answers. */
export type SchemaQuestion = { number: number; events: readonly SchemaEvent[] };
export type SchemaReply = { number: number } & ({ places: string[][] } | { failure: string });

type Waiting = { resolve: (places: string[][]) => void; reject: (error: Error) => void };

/** A thread that nobody has asked for so long is given up, with its memory. */
const idleMs = 120_000;

let thread: { worker: Worker; folder: string; waiting: Map<number, Waiting> } | null = null;
let idle: NodeJS.Timeout | undefined;
let asked = 0;

/**
 * Holds events against the official schemas of their types, in a thread of its own, which begins with the first and rests after a while.
 * @returns for each event what the schema refuses, by the names of elements and attributes; nothing for a valid one
 * @throws {Error} where the thread ends, or an event is no XML
 */
export function checkSchemas(events: readonly SchemaEvent[]): Promise<string[][]> {
  const { folder } = esocialSchemas();
  clearTimeout(idle);
  if (thread?.folder !== folder) giveUp();
  thread ??= begin(folder);
  const { worker, waiting } = thread;
  worker.ref();
  asked += 1;
  const number = asked;
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    worker.postMessage({ number, events } satisfies SchemaQuestion);
  });
}

function begin(folder: string): NonNullable<typeof thread> {
  const worker = new Worker(new URL('./schema-thread.server.ts', import.meta.url), { workerData: { folder } });
  const waiting = new Map<number, Waiting>();
  const begun = { worker, folder, waiting };
  worker.on('message', (reply: SchemaReply) => {
    const asks = waiting.get(reply.number);
    waiting.delete(reply.number);
    if ('places' in reply) asks?.resolve(reply.places);
    else asks?.reject(new Error(reply.failure));
    if (waiting.size === 0) rest(worker);
  });
  const fail = (error: Error) => {
    if (thread === begun) thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => fail(new Error(`the thread of the schemas ended with ${code}`)));
  return begun;
}

/** A thread that rests keeps no process. */
function rest(worker: Worker): void {
  worker.unref();
  idle = setTimeout(giveUp, idleMs).unref();
}

function giveUp(): void {
  const given = thread;
  thread = null;
  void given?.worker.terminate();
}
