import { currentToken, onSessionChange } from './session-store.ts';

/**
 * Whether this browser's session is locked, because nobody has worked in it for too long: until it is unlocked its screens are
 * hidden, and its calls wait. All tabs share it, and it outlives a reload. It only hides: what is refused the server refuses.
 */
export const lockKey = 'sstAuth.locked';

const listeners = new Set<() => void>();

/** Whether the session that this tab shows is locked. */
export function isLocked(): boolean {
  const token = currentToken();
  return token !== null && localStorage.getItem(lockKey) === token;
}

/** Locks the session, in all tabs. */
export function lockSession(): void {
  const token = currentToken();
  if (token === null || isLocked()) return;
  localStorage.setItem(lockKey, token);
  tell();
}

/** Lets the session go on, in all tabs. */
export function unlockSession(): void {
  localStorage.removeItem(lockKey);
  tell();
}

/** Calls back when the session is locked or goes on, here or in another tab, and when it is another one. Answers the way to stop that. */
export function onLockChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === lockKey || key === null) listener();
  };
  const stopSession = onSessionChange(listener);
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    stopSession();
    window.removeEventListener('storage', onStorage);
  };
}

/** Resolves when the session goes on, or when it is another one. */
export function whenUnlocked(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = onLockChange(() => {
      if (!isLocked()) done(resolve);
    });
    const abort = () => done(() => reject(signal.reason));
    const done = (settle: () => void) => {
      stop();
      signal.removeEventListener('abort', abort);
      settle();
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    else if (!isLocked()) done(resolve);
  });
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
