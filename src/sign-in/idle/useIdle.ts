import idleCalls from 'virtual:calls/idle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { apiOf } from '../../platform/browser/api-client.ts';
import { isLocked, onLockChange, unlockSession } from '../../platform/browser/session-lock.ts';
import type { idleContract } from './idle.contract.ts';

export const idleApi = apiOf<typeof idleContract>('idle', idleCalls);

/** On the page while the session is locked: everything but the lock is hidden (base.css). */
const lockedAttribute = 'data-locked';

/** Whether the session is locked. Hides the page meanwhile, and gives the focus back to where it was. */
export function useLocked(): boolean {
  const locked = useSyncExternalStore(onLockChange, isLocked, () => false);
  const worked = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!locked) return;
    worked.current = document.activeElement;
    const page = document.documentElement;
    page.setAttribute(lockedAttribute, '');
    return () => {
      page.removeAttribute(lockedAttribute);
    };
  }, [locked]);
  useEffect(() => {
    if (!locked && worked.current instanceof HTMLElement) worked.current.focus({ preventScroll: true });
  }, [locked]);
  return locked;
}

/** Lets the session go on, in all tabs. What is on screen may be old by now: it is asked for again. */
export function useUnlock(): () => void {
  const queries = useQueryClient();
  return () => {
    unlockSession();
    void queries.invalidateQueries();
  };
}
