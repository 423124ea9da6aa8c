import { useCallback, useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** The question to show, and the word that what was typed is safe now. */
type UnsavedChanges = { blocker: Blocker; allowLeaving: () => void };

/**
 * Asks before what was typed is lost: within the application through the returned blocker (see `LeaveDialog`), on a reload
 * or on closing the tab through the browser's own question.
 * @param dirty whether something was typed that is not saved
 */
export function useUnsavedChanges(dirty: boolean): UnsavedChanges {
  const safe = useRef(false);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !safe.current && currentLocation.pathname !== nextLocation.pathname && !isWayOut(nextLocation.pathname),
  );
  const allowLeaving = useCallback(() => {
    safe.current = true;
  }, []);
  return { blocker, allowLeaving };
}

/** A lost session or a sign-out is never held up by a question. */
function isWayOut(path: string): boolean {
  return path === '/login' || path === '/';
}
