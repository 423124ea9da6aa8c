import { password, unknownId } from '../factories.ts';
import { apiTokenFields } from '../programs/api-tokens.ts';
import type { ExampleCall } from './example-call.ts';

/** A key that nobody has, as a browser would send it. */
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const exampleAssertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const exampleAttestation = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } };

/** Example calls: signing in, sessions, keys, accounts and links. */
export const signInCalls: Readonly<Record<string, ExampleCall>> = {
  // Another address in each world: only so many tries are let through for one.
  'signIn.signIn': {
    path: () => '/login',
    body: ({ companyEmail }) => ({ email: `ninguem-${companyEmail}`, password: 'errada' }),
  },
  'access.profile': { path: () => '/profile' },
  'access.changePassword': {
    path: () => '/profile/password',
    body: () => ({ current: password, password: `${password} nova` }),
  },
  'access.signOut': { path: () => '/logout' },
  'sessions.list': { path: () => '/sessions' },
  'sessions.end': { path: ({ session }) => `/sessions/end/${session}` },
  'sessions.endOthers': { path: () => '/sessions/end-others' },
  'secondFactor.read': { path: () => '/second-factor' },
  'secondFactor.setUp': { path: () => '/second-factor', body: () => ({ password }) },
  'secondFactor.confirm': { path: () => '/second-factor/confirm', body: () => ({ code: '000000' }) },
  'secondFactor.renewRecoveryCodes': {
    path: () => '/second-factor/recovery-codes',
    body: () => ({ password, code: '000000' }),
  },
  'secondFactor.turnOff': { path: () => '/second-factor/turn-off', body: () => ({ password, code: '000000' }) },
  'passkeySignIn.ask': { path: () => '/login/passkey/options' },
  'passkeySignIn.signIn': {
    path: () => '/login/passkey',
    // A key of its own in each world, whose tries are counted apart.
    body: ({ companyEmail }) => {
      const id = Buffer.from(companyEmail).toString('base64url');
      return { passkey: { ...exampleAssertion, id, rawId: id } };
    },
  },
  'passkeys.list': { path: () => '/passkeys' },
  'passkeys.askForProof': { path: () => '/passkeys/proof' },
  'passkeys.begin': { path: () => '/passkeys/options', body: () => ({ password }) },
  'passkeys.add': { path: () => '/passkeys', body: () => ({ name: 'Chave', passkey: exampleAttestation }) },
  'passkeys.rename': { path: () => `/passkeys/rename/${unknownId}`, body: () => ({ name: 'Chave' }) },
  'passkeys.remove': { path: () => `/passkeys/remove/${unknownId}`, body: () => ({ password }) },
  'idle.noteWork': { path: () => '/sessions/active' },
  'idle.askToUnlock': { path: () => '/sessions/unlock/options' },
  'idle.unlock': { path: () => '/sessions/unlock', body: () => ({ password }) },
  'apiTokens.list': { path: () => '/api-tokens' },
  'apiTokens.create': { path: () => '/api-tokens', body: () => apiTokenFields() },
  'apiTokens.revoke': { path: () => `/api-tokens/revoke/${unknownId}` },
  'allApiTokens.list': { path: () => '/api-tokens/all' },
  'allApiTokens.read': { path: () => `/api-tokens/all/${unknownId}` },
  'allApiTokens.revoke': { path: () => `/api-tokens/all/revoke/${unknownId}` },
  'apiTokens.current': { path: () => '/api-tokens/current' },
  'accounts.read': { path: ({ user }) => `/accounts/${user}` },
  'accounts.deactivate': { path: ({ user }) => `/accounts/deactivate/${user}` },
  'accounts.reactivate': { path: ({ user }) => `/accounts/reactivate/${user}` },
  'accounts.makeLink': { path: ({ user }) => `/accounts/link/${user}` },
  'accounts.invite': { path: () => '/accounts/invite', body: ({ user }) => ({ userIds: [user] }) },
  'accounts.endSessions': { path: ({ user }) => `/accounts/end-sessions/${user}` },
  'links.ways': { path: () => '/access-links' },
  'links.request': { path: () => '/access-links', body: () => ({ email: 'ninguem@zelo.test' }) },
  'links.check': { path: () => '/access-links/check', body: () => ({ token: 'desconhecido' }) },
  'links.use': { path: () => '/access-links/use', body: () => ({ token: 'desconhecido', password }) },
  'notices.list': { path: () => '/access-notices' },
  'notices.seen': { path: ({ notice }) => `/access-notices/seen/${notice}` },
  'notices.approve': { path: ({ notice }) => `/access-notices/approve/${notice}` },
  'notices.refuse': { path: ({ notice }) => `/access-notices/refuse/${notice}` },
};
