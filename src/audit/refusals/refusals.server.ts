import { ORPCError } from '@orpc/contract';
import type { CallContext } from '../../access/caller.server.ts';
import { tooManyTries } from '../../platform/contract/errors.ts';
import { type Pace, pauseFor, usualPace } from '../../platform/refusal-pace.rules.ts';
import { findCaller, type KnownCaller } from '../../sign-in/api-tokens/found-caller.server.ts';
import { type By, type NewEntry, record } from '../../trail/entries.db.ts';
import { entryOfRefused, inCommon } from './refused-call.rules.ts';

/** What one session was refused since the first refusal of a window. */
type Refused = {
  by: By;
  /** What has its own entry already. */
  written: Set<string>;
  total: number;
  /** How many have no entry yet, and what all of them were about. */
  counted: number;
  last: NewEntry | null;
  pausing: number;
  end: NodeJS.Timeout;
};

/** Waits before a refusal is answered; ends sooner when the caller has gone. */
export type Pause = (milliseconds: number) => Promise<void>;

/**
 * Writes down that signed-in callers were refused: a forbidden call, or a record out of reach or not there. Callers without
 * a session leave no entry, so that nobody from outside can fill the trail. Nor can a session: the first refusals of a window
 * are written at once, each that is another than those before, and the others are counted and written together when the
 * window ends; the more there are, the later each is answered. The counts are in memory (decision 39).
 */
export function watchRefusals(db: CallContext['db'], log: CallContext['log'], pace: Pace = usualPace) {
  const sessions = new Map<string, Refused>();

  async function write(sessionId: string): Promise<void> {
    const refused = sessions.get(sessionId);
    if (!refused) return;
    clearTimeout(refused.end);
    sessions.delete(sessionId);
    if (!refused.last) return;
    await record(db, refused.by, { ...refused.last, times: refused.counted }).catch((error: unknown) =>
      log.error({ err: error, counted: refused.counted }, 'refusals could not be recorded'),
    );
  }

  function refusedOf({ sessionId, userId, type, apiTokenId }: KnownCaller, address: string): Refused {
    const end = () => setTimeout(() => void write(sessionId), pace.windowMs).unref();
    const known = sessions.get(sessionId) ?? {
      by: { caller: { userId, type, apiTokenId }, address },
      written: new Set<string>(),
      total: 0,
      counted: 0,
      last: null,
      pausing: 0,
      end: end(),
    };
    sessions.set(sessionId, known);
    return known;
  }

  async function note(refused: Refused, entry: NewEntry): Promise<void> {
    refused.total += 1;
    const what = JSON.stringify(entry);
    if (!refused.written.has(what) && refused.written.size < pace.apart) {
      refused.written.add(what);
      return record(db, refused.by, entry);
    }
    refused.last = refused.counted === 0 ? entry : inCommon(refused.last, entry);
    refused.counted += 1;
  }

  return {
    /**
     * @param endpoint its name among the contracts, `documents.open`
     * @param asked what came with the call; of it only identifiers are kept
     * @throws 429 when too many refusals of the session are waiting for their answer
     */
    async refused(context: CallContext, endpoint: string, asked: unknown, error: unknown, pause: Pause): Promise<void> {
      if (!(error instanceof ORPCError) || (error.status !== 403 && error.status !== 404)) return;
      const refused = await noted(context, endpoint, asked);
      const milliseconds = refused ? pauseFor(refused.total, pace) : 0;
      if (!refused || milliseconds === 0) return;
      if (refused.pausing >= pace.mostPausing) throw tooManyRefused(milliseconds);
      refused.pausing += 1;
      await pause(milliseconds);
      refused.pausing -= 1;
    },

    /** Writes what has only been counted; for the end of the server. */
    async settle(): Promise<void> {
      for (const sessionId of [...sessions.keys()]) await write(sessionId);
    },
  };

  async function noted(context: CallContext, endpoint: string, asked: unknown): Promise<Refused | null> {
    try {
      const caller = context.token ? await findCaller(context.db, context.token) : null;
      if (!caller) return null;
      const refused = refusedOf(caller, context.address);
      await note(refused, entryOfRefused(endpoint, asked));
      return refused;
    } catch (fault) {
      // The refusal itself has disclosed nothing and is answered all the same.
      context.log.error({ err: fault }, 'a refusal could not be recorded');
      return null;
    }
  }
}

export type Refusals = ReturnType<typeof watchRefusals>;

function tooManyRefused(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1_000);
  return tooManyTries('Muitos pedidos desta sessão foram recusados. Aguarde um instante e tente de novo.', seconds);
}
