import type { Database } from '../platform/database/database.server.ts';
import type { LiveEvent } from './live-event.rules.ts';
import { say } from './signal.server.ts';

/** As many ids as fit into one signal with room to spare. */
const mostIds = 100;

/**
 * Tells every open screen that may read it that something has changed: once the transaction has committed, on whichever
 * node the screen has its stream. Nothing is told by a transaction that fails.
 */
export async function announce(db: Database, event: LiveEvent): Promise<void> {
  const ids = event.ids.length > mostIds ? [] : event.ids;
  await say(db, { event: { ...event, ids } });
}
