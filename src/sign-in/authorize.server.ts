import type { CallContext, Caller } from '../access/caller.server.ts';
import type { DeclaredEndpoint } from '../access/endpoints.server.ts';
import { type Requirement, reachOf } from '../access/policy.ts';
import { type Scope, scopeFor } from '../access/scope.ts';
import { notAllowed, notSignedIn } from '../platform/contract/errors.ts';
import { isApiToken } from './api-tokens/api-token.rules.ts';
import { authorizeApiToken } from './api-tokens/authorized-token.server.ts';
import { isIdle, sessionIdle } from './idle/idle.rules.ts';
import { mustSetUp, setupRequired } from './second-factor/second-factor.rules.ts';
import { findSession, isTouchDue, touchSession } from './sessions/sessions.db.ts';

/** An endpoint that not everybody may call. */
export type Guarded = { requires: Exclude<Requirement, 'public'> } & Pick<DeclaredEndpoint, 'tokenScope'>;

/**
 * Checks session and permission of a call, before its input is looked at. A user who must have a second factor and has none
 * may do what any session may (`signedIn`: its own sign-in), and nothing else.
 * @throws 401 without a valid session, 423 while it is idle, 403 when the second factor is missing or the caller's role has no such permission
 */
export async function authorize(
  context: CallContext,
  { requires, tokenScope }: Guarded,
): Promise<{ caller: Caller; scope: Scope }> {
  const { db, token } = context;
  if (token && isApiToken(token)) return authorizeApiToken(context, token, { requires, tokenScope });
  const session = token ? await findSession(db, token) : null;
  if (!token || !session) throw notSignedIn();
  if (isTouchDue(session.lastUsedAt)) noteUse(context, token);
  if (requires !== 'idle' && isIdle(session.activeAt, context.sessionIdleMinutes)) throw sessionIdle();
  const isOwn = requires === 'signedIn' || requires === 'idle';
  if (!isOwn && mustSetUp(session, context.requireSecondFactor)) throw setupRequired();
  const reach = isOwn ? 'own' : reachOf(session.type, requires);
  if (!reach) throw notAllowed();
  return { caller: { ...session, apiTokenId: null, token }, scope: scopeFor(reach, session.ownerId) };
}

/** The call does not wait for it, and does not fail with it. */
function noteUse({ db, address, log }: CallContext, token: string): void {
  touchSession(db, token, address).catch((error: unknown) =>
    log.warn({ err: error }, 'the last use of a session was not noted'),
  );
}
