import { readStored, store } from './device/device-store.ts';
import { isLocked, lockSession, onLockChange } from './session-lock.ts';
import { currentToken } from './session-store.ts';

const workKey = 'zelo.worked-at';

/** What is written down for the other tabs no more often than this. */
const sharedEveryMs = 1_000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

type Watch = {
  /** After so long without work the session is locked. */
  idleMs: number;
  /** How often the server is told of work, at most. */
  tellEveryMs: number;
  tellServer: () => void;
};

/**
 * Watches whether somebody works in this browser: keys, pointer, wheel, in any of the session's tabs. What screens ask for by
 * themselves is no work. After too long the session is locked, also when the computer has slept through it.
 * Answers the way to stop that.
 */
export function watchWork({ idleMs, tellEveryMs, tellServer }: Watch): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let told = 0;
  let later: ReturnType<typeof setTimeout> | undefined;
  let check: ReturnType<typeof setTimeout> | undefined;

  /** @returns whether the session goes on */
  function lockIfIdle(): boolean {
    clearTimeout(check);
    if (isLocked()) return false;
    const left = workedAt() + idleMs - Date.now();
    if (left <= 0) lockSession();
    else check = setTimeout(lockIfIdle, left);
    return left > 0;
  }

  function tell(): void {
    clearTimeout(later);
    const wait = told + tellEveryMs - Date.now();
    if (wait > 0) {
      later = setTimeout(tell, wait);
      return;
    }
    told = Date.now();
    tellServer();
  }

  function work(): void {
    // What comes after a long rest is no work: it may be somebody else's hand.
    if (Date.now() - workedAt() < sharedEveryMs || !lockIfIdle()) return;
    noteWork();
    tell();
  }

  for (const sign of signs) window.addEventListener(sign, work, { signal, capture: true, passive: true });
  document.addEventListener('visibilitychange', lockIfIdle, { signal });
  window.addEventListener('pageshow', lockIfIdle, { signal });
  window.addEventListener('focus', lockIfIdle, { signal });
  const stopLock = onLockChange(() => {
    if (isLocked()) clearTimeout(later);
    else if (currentToken() !== null) lockIfIdle();
  });
  if (lockIfIdle()) tell();
  return () => {
    stop.abort();
    stopLock();
    clearTimeout(later);
    clearTimeout(check);
  };
}

/** Notes that somebody works now, for all tabs. */
export function noteWork(): void {
  store(workKey, { token: currentToken(), at: Date.now() });
}

/** When somebody last worked in this session; a session that nothing is known of has just begun. */
function workedAt(): number {
  const kept = readStored(workKey) as { token?: unknown; at?: unknown } | null;
  if (kept?.token === currentToken() && typeof kept?.at === 'number') return kept.at;
  noteWork();
  return Date.now();
}
