import type { Database } from '../platform/database/database.server.ts';
import { sendSignal } from '../platform/database/signals/send-signal.server.ts';
import type { LiveEvent } from './live-event.rules.ts';

/** What one process says to all: that something has changed, or that sessions are no longer what they were. */
export type LiveSignal = { event: LiveEvent } | { sessionsOf: string | null };

/**
 * Has every stream of a user looked at again, on whichever node it is: a session has ended, or may now do more or less.
 * @param userId null for those of everybody
 */
export async function announceSessionsOf(db: Database, userId: string | null): Promise<void> {
  await say(db, { sessionsOf: userId });
}

/** Says it once the transaction has committed. */
export async function say(db: Database, signal: LiveSignal): Promise<void> {
  await sendSignal(db, JSON.stringify(signal));
}

/** What was said; null for what this version of the program does not know. */
export function readSignal(text: string): LiveSignal | null {
  const signal = JSON.parse(text) as Partial<{ event: LiveEvent; sessionsOf: string | null }>;
  if (signal.event) return { event: signal.event };
  return signal.sessionsOf === undefined ? null : { sessionsOf: signal.sessionsOf };
}
