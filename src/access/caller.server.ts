import type { FastifyBaseLogger } from 'fastify';
import { notAllowed, notSignedIn } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Repeatable } from './idempotency.server.ts';
import { type Requirement, reachOf } from './policy.ts';
import { type Scope, scopeFor } from './scope.ts';
import { mustSetUp, setupRequired } from './second-factor/second-factor.rules.ts';
import { findSession, isTouchDue, touchSession } from './sessions.db.ts';

/** What every call is given by the server. */
export type CallContext = {
  db: Database;
  storage: Storage;
  /** The address service to ask for a CEP, if one is configured. */
  cepServiceUrl: string | undefined;
  /** The kinds of user who must have a second factor. */
  requireSecondFactor: readonly string[];
  /** Whether the access that an administrator gives waits for another one's approval. */
  requireSecondAdmin: boolean;
  /** The bearer token as it came, not yet checked. */
  token: string | null;
  /** The caller's network address; empty where a proxy has told none. */
  address: string;
  /** What the caller's browser says it is: the header `user-agent`. */
  device: string;
  /** The request's number, which is in every answer and in the log. */
  requestId: string;
  log: FastifyBaseLogger;
  /** Sets a header of the answer. */
  setHeader: (name: string, value: string) => void;
};

/** Who calls: a user with a valid session. */
export type Caller = {
  userId: string;
  type: string;
  ownerId: string;
  sessionId: string;
  /** Whether the user has a second factor. */
  secondFactor: boolean;
  token: string;
};

/** What a call of a signed-in user is given: who calls, and what this call may touch. */
export type SignedInContext = CallContext & {
  caller: Caller;
  scope: Scope;
  /** The key of a creating call that came with one; for `createOnce`. */
  repeatable: Repeatable | null;
};

/**
 * Checks session and permission of a call, before its input is looked at. A user who must have a second factor and has none
 * may do what any session may (`signedIn`: its own sign-in), and nothing else.
 * @throws 401 without a valid session, 403 when the second factor is missing or the caller's role has no such permission
 */
export async function admit(
  context: CallContext,
  requires: Exclude<Requirement, 'public'>,
): Promise<{ caller: Caller; scope: Scope }> {
  const { db, token } = context;
  const session = token ? await findSession(db, token) : null;
  if (!token || !session) throw notSignedIn();
  if (isTouchDue(session.lastUsedAt)) noteUse(context, token);
  if (requires !== 'signedIn' && mustSetUp(session, context.requireSecondFactor)) throw setupRequired();
  const reach = requires === 'signedIn' ? 'own' : reachOf(session.type, requires);
  if (!reach) throw notAllowed();
  return { caller: { ...session, token }, scope: scopeFor(reach, session.ownerId) };
}

/** The call does not wait for it, and does not fail with it. */
function noteUse({ db, address, log }: CallContext, token: string): void {
  touchSession(db, token, address).catch((error: unknown) =>
    log.warn({ err: error }, 'the last use of a session was not noted'),
  );
}
