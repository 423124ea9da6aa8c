import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../database/database.server.ts';
import type { Storage } from '../storage/storage.ts';
import { holdsIdsOnly } from './ids-only.server.ts';

/** What every job is given. A subject that needs more adds it by declaration merging; the composition hands it in. */
export interface JobServices {
  db: Database;
  storage: Storage;
  log: FastifyBaseLogger;
}

/** What one run of a job is told of itself. */
export type JobContext = {
  /** The same for every attempt: what leaves the building carries it, so that a second one is known as such. */
  id: string;
  /** 1 for the first. */
  attempt: number;
  /** Aborted when the node stops or has lost the job to another one: what is done from then on may be done twice. */
  signal: AbortSignal;
};

/** A kind of job; `Payload` is what enqueuing one takes. */
export type Job<Payload> = {
  readonly kind: string;
  /** So many attempts fail before it is set aside. */
  readonly tries: number;
  /** So many of the kind at the same time on one node; null for the node's usual measure. */
  readonly together: number | null;
  /** It exists once in the whole installation and runs again this long after each run. */
  readonly everyMs: number | null;
  encode(payload: Payload): string;
  perform(encoded: string, services: JobServices, context: JobContext): Promise<void>;
};

/** A job whatever it takes. */
export type AnyJob = Job<never>;

type Definition<Schema extends z.ZodType> = {
  kind: string;
  payload: Schema;
  tries?: number;
  together?: number;
  everyMs?: number;
  handle: (payload: z.output<Schema>, services: JobServices, context: JobContext) => Promise<void>;
};

/** With growing pauses a day and a half: an outage over night needs nobody. */
const usualTries = 12;

/**
 * Defines a kind of job. Its handler **may run twice**: a node can die, or lose the database, between what it did and the
 * note that it is done. So it looks first whether there is still something to do, writes so that a second time changes
 * nothing, and gives what leaves the building the job's id.
 * @param definition.payload identifiers and words of a list only; the rest is read when the job runs
 * @param definition.tries after so many failed attempts it is set aside, for a person to look at
 * @param definition.together so many of the kind run at the same time on a node: as many may be done twice when it is killed
 * @param definition.everyMs makes it one that repeats itself; its payload must take `{}`, and it is never set aside
 * @throws when the payload could hold anything else
 */
export function defineJob<Schema extends z.ZodType>(definition: Definition<Schema>): Job<z.input<Schema>> {
  const { kind, payload: schema, tries = usualTries, together = null, everyMs = null, handle } = definition;
  if (!holdsIdsOnly(schema)) throw new Error(`The payload of the job ${kind} holds more than ids and words of a list.`);
  return {
    kind,
    tries,
    together,
    everyMs,
    encode: (payload) => JSON.stringify(schema.parse(payload)),
    async perform(encoded, services, context) {
      const { success, data } = schema.safeParse(JSON.parse(encoded));
      if (!success) throw new JobError('unknown-payload', { isFinal: true });
      await handle(data, services, context);
    },
  };
}

/** Why a job failed, in a word that says nothing about anybody: it is shown on a screen and written into the log. */
export class JobError extends Error {
  readonly reason: string;
  /** No further attempt would end otherwise: it is set aside at once. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(reason, { cause });
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

/** The word for what went wrong: an error's code or its kind, never its message, which can quote anything. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const words = error instanceof JobError ? [error.reason] : ['code' in error ? error.code : '', error.name];
  return words.map(String).find((word) => /^[\w-]{1,60}$/.test(word)) ?? 'Error';
}
