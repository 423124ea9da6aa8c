import { clearDrafts, clearOldPrints, flushDrafts } from './device/draft-store.ts';
import { forgetWork } from './device/work-memory.ts';
import { forgetLostScreen, keepLostScreen } from './lost-screen.ts';
import { adoptStoredSession, onSessionEnd, tokenKey } from './session-store.ts';

/**
 * Follows the session of the browser's other tabs, and does what the end of one asks for: what was typed and the screen stay for
 * its user, unless it was ended by choice. Answers the way to stop that.
 */
export function keepUpSession(): () => void {
  clearOldPrints();
  const stopEndings = onSessionEnd((ending, userId) => {
    if (ending === 'lost') {
      flushDrafts();
      if (userId) keepLostScreen(userId);
    } else {
      if (userId) {
        clearDrafts(userId);
        forgetWork(userId);
      }
      forgetLostScreen();
    }
  });
  const stopFollowing = followOtherTabs();
  adoptStoredSession();
  return () => {
    stopEndings();
    stopFollowing();
  };
}

/**
 * At once by the storage's own event, and when a tab comes back that has slept through it. A page that the browser keeps whole
 * for 'Back' is hidden until it has looked whose session it is now.
 */
function followOtherTabs(): () => void {
  const page = document.documentElement;
  const stop = new AbortController();
  const { signal } = stop;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) adoptStoredSession();
  };
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) page.style.visibility = 'hidden';
  };
  const onShow = () => {
    adoptStoredSession();
    page.style.visibility = '';
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pagehide', onHide, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  document.addEventListener('visibilitychange', adoptStoredSession, { signal });
  return () => stop.abort();
}
