import type { Caller } from '../../access/caller.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findSession } from '../sessions/sessions.db.ts';
import { isApiToken } from './api-token.rules.ts';
import { findApiToken } from './api-tokens.db.ts';

/** Who calls, as what is counted for each of them needs it. */
export type KnownCaller = Pick<Caller, 'sessionId' | 'userId' | 'type' | 'apiTokenId'>;

/** Whose the token of a call is, a session's or a program's, whatever the call may do; null for nobody's. */
export async function findCaller(db: Database, token: string): Promise<KnownCaller | null> {
  if (!isApiToken(token)) {
    const session = await findSession(db, token);
    return session && { ...session, apiTokenId: null };
  }
  const known = await findApiToken(db, token);
  return known && { sessionId: known.id, userId: known.userId, type: known.type, apiTokenId: known.id };
}
