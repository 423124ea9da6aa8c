import { useCallback, useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/**
 * The question to show, and how a form is left whose fields are safe now, or given up: where the link leads that was pressed
 * meanwhile, else as the form wants.
 */
type UnsavedChanges = { blocker: Blocker; leave: (otherwise: () => unknown) => void };

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
  const asked = useRef(blocker);
  useEffect(() => {
    asked.current = blocker;
    // A save that leaves the form open has answered the question: nothing is lost by going on.
    if (!dirty && blocker.state === 'blocked') blocker.proceed();
  }, [blocker, dirty]);
  const leave = useCallback((otherwise: () => unknown) => {
    safe.current = true;
    if (asked.current.state === 'blocked') asked.current.proceed();
    else otherwise();
  }, []);
  return { blocker, leave };
}

/** A lost session or a sign-out is never held up by a question. */
function isWayOut(path: string): boolean {
  return path === '/login' || path === '/';
}
