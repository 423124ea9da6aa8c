import type { CallContext, Caller } from '../../access/caller.server.ts';
import { reachOf } from '../../access/policy.ts';
import { type Scope, scopeFor } from '../../access/scope.ts';
import type { TokenScope } from '../../access/token-scopes.rules.ts';
import { notAllowed, notSignedIn } from '../../platform/contract/errors.ts';
import type { Guarded } from '../authorize.server.ts';
import { noteUse } from './api-token-uses.server.ts';
import { findApiToken, type KnownToken } from './api-tokens.db.ts';
import { scopeLabels } from './api-tokens.labels.ts';

/**
 * Checks the API token of a call: only what names a scope is open to tokens, only with that scope, and no farther than the
 * token's user reaches (product 21.1).
 * @throws 401 for a token that has ended, was revoked or never was, 403 for what it does not open
 */
export async function authorizeApiToken(
  context: CallContext,
  token: string,
  { requires, tokenScope }: Guarded,
): Promise<{ caller: Caller; scope: Scope }> {
  const known = await findApiToken(context.db, token);
  if (!known) throw notSignedIn();
  if (tokenScope === null) throw notAllowed('Esta chamada não está aberta a chaves de API.');
  if (tokenScope !== 'any' && !known.scopes.split(' ').includes(tokenScope)) throw withoutScope(tokenScope);
  const reach = requires === 'signedIn' || requires === 'idle' ? 'own' : reachOf(known.type, requires);
  if (!reach) throw notAllowed();
  await noteUse(context, known);
  return { caller: callerOf(known, token), scope: scopeFor(reach, known.ownerId, { asosOnly: true }) };
}

function callerOf({ id, userId, type, ownerId }: KnownToken, token: string): Caller {
  return { userId, type, ownerId, sessionId: id, apiTokenId: id, secondFactor: false, token };
}

function withoutScope(scope: TokenScope) {
  return notAllowed(`Esta chave de API não tem a permissão ${scope} (${scopeLabels[scope]}). Crie outra que a tenha.`);
}
