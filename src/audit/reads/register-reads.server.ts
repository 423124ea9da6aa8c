import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../access/caller.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { usualPace } from '../../platform/refusal-pace.rules.ts';
import { type By, type NewEntry, record } from '../../trail/entries.db.ts';
import { aboutCall } from '../refusals/refused-call.rules.ts';

/** What a call was, once it has been answered. */
type Answered = { name: string; method: string; input: unknown };

/** What somebody has read of one register since the first time of a window. */
type Reads = { by: By; entry: NewEntry; times: number };

/** The registers of which the trail says how often an administrator has read in them. */
const ofAdmins: ReadonlySet<string> = new Set(['admins', 'companies', 'professionals']);

/**
 * Counts how often administrators read in the registers, and anybody 'Vencimentos', and writes down the counts: one entry for each
 * reader and register in a quarter of an hour. That something was read is no change that waits for the disk: the counts are in
 * memory, and a server that is killed loses those of its last minutes (decision 130).
 */
export function countRegisterReads(db: Database, log: FastifyBaseLogger, windowMs = usualPace.windowMs) {
  const reads = new Map<string, Reads>();

  async function write(key: string): Promise<void> {
    const one = reads.get(key);
    if (!one) return;
    reads.delete(key);
    await record(db, one.by, { ...one.entry, times: one.times }).catch((error: unknown) =>
      log.error({ err: error, counted: one.times }, 'readings could not be recorded'),
    );
  }

  return {
    /** Takes note of a call that is being answered, if it reads in a register. */
    answered({ userId, type, apiTokenId }: Caller, address: string, call: Answered): void {
      if (!isReading(type, call)) return;
      const { subject } = aboutCall(call.name) ?? {};
      if (!subject) return;
      const key = `${apiTokenId ?? userId} ${subject}`;
      const known = reads.get(key);
      if (known) {
        known.times += 1;
        return;
      }
      const by = { caller: { userId, type, apiTokenId }, address };
      reads.set(key, { by, entry: { action: 'listed', subject }, times: 1 });
      setTimeout(() => void write(key), windowMs).unref();
    },

    /** Writes what has only been counted; for the end of the server. */
    async settle(): Promise<void> {
      for (const key of [...reads.keys()]) await write(key);
    },
  };
}

export type RegisterReads = ReturnType<typeof countRegisterReads>;

/** Whether a call shows rows of a register: who asks only how many there are is shown none. */
function isReading(type: string, { name, method, input }: Answered): boolean {
  const [feature = ''] = name.split('.');
  const isRegister = name === 'dueDates.list' || (type === 'admin' && ofAdmins.has(feature));
  return method === 'GET' && isRegister && Object(input).pageSize !== 0;
}
