/** The screen on which a session was lost, for the way back after the next sign-in. Kept for this tab alone. */
export type LostScreen = { userId: string; path: string };

const key = 'zelo.lost-screen';

/** Keeps the screen that is open now as the one on which this user's session was lost. */
export function keepLostScreen(userId: string): void {
  const { pathname, search } = window.location;
  sessionStorage.setItem(key, JSON.stringify({ userId, path: pathname + search } satisfies LostScreen));
}

/** What `keepLostScreen` kept. Only its user may come to know it. */
export function lostScreen(): LostScreen | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const known = typeof kept?.userId === 'string' && typeof kept.path === 'string' && /^\/(?!\/)/.test(kept.path);
    return known ? kept : null;
  } catch {
    return null;
  }
}

export function forgetLostScreen(): void {
  sessionStorage.removeItem(key);
}
