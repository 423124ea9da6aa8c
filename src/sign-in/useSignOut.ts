import { currentToken, endSession } from '../platform/browser/session-store.ts';
import { accessApi } from './useProfile.ts';

/**
 * Signs out: forgets the session and the user's drafts here at once, in all tabs, and goes to the landing page. The session
 * on the server is ended too, when it can be reached; whoever wants to go waits for nothing.
 */
export function useSignOut(): () => void {
  return signOut;
}

function signOut(): void {
  const token = currentToken();
  if (!token) return;
  accessApi.signOut.call(undefined, { context: { token, waits: 'unseen', keepalive: true } }).catch(console.warn);
  endSession('left');
}
