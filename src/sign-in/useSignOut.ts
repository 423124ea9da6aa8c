import { useState } from 'react';
import { unfinishedDrafts } from '../platform/browser/device/draft-store.ts';
import { currentToken, endSession, storedUser } from '../platform/browser/session-store.ts';
import { accessApi } from './useProfile.ts';

/** The way out, and the question that stands before it while there is work that it would take along. */
export type SignOut = {
  /** Leaves at once where nothing is lost, else asks. */
  ask: () => void;
  /** How many drafts would be lost; null while nothing is asked. */
  drafts: number | null;
  leave: () => void;
  stay: () => void;
};

/**
 * Signs out: forgets the session and the user's drafts here at once, in all tabs, and goes to the landing page. The session
 * on the server is ended too, when it can be reached; whoever wants to go waits for nothing.
 */
export function useSignOut(): SignOut {
  const [drafts, setDrafts] = useState<number | null>(null);
  return {
    ask: () => {
      const lost = unfinishedDrafts(storedUser()?.id ?? '').length;
      if (lost === 0) signOut();
      else setDrafts(lost);
    },
    drafts,
    leave: signOut,
    stay: () => setDrafts(null),
  };
}

function signOut(): void {
  const token = currentToken();
  if (!token) return;
  accessApi.signOut.call(undefined, { context: { token, waits: 'unseen', keepalive: true } }).catch(console.warn);
  endSession('left');
}
