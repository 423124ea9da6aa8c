import type { Database } from '../platform/database/database.server.ts';
import { findSession } from './sessions.db.ts';

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** How long a session is believed without asking the database again, in milliseconds. */
const believed = 1_000;

let recent = new Map<string, Session>();
let since = 0;

/**
 * The session that a token opens, asked of the database at most once a second: a screen's calls come in bursts, and the
 * question costs as much as a small answer (docs/performance.md). A session that ends on this node is forgotten at once,
 * one that ends on another node after a second at most.
 */
export async function findRecentSession(db: Database, token: string, now = new Date()): Promise<Session | null> {
  if (Math.abs(now.getTime() - since) >= believed) forgetRecentSessions(now);
  const current = recent;
  const known = current.get(token);
  if (known) return known;
  const found = await findSession(db, token, now);
  if (found) current.set(token, found); // Into those of when the question was asked: what ended since stays forgotten.
  return found;
}

/** To be called once sessions have ended or changed. */
export function forgetRecentSessions(now = new Date()): void {
  recent = new Map();
  since = now.getTime();
}
